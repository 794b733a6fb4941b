// What the form of a served page sends: a number that nobody changed as it is, with all its digits; start values that follow from other numbers
// only where they were changed, since the next model has others.
"use strict";
(() => {
  const form = document.querySelector(".live form");
  form?.addEventListener("formdata", ({ formData }) => {
    for (const field of form.elements) {
      if (!field.name || field.value !== field.defaultValue) continue;
      if (field.hasAttribute("data-follows")) formData.delete(field.name);
      else if (field.dataset.exact) formData.set(field.name, field.dataset.exact);
    }
  });
})();
