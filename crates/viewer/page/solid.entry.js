import { flat } from "./flat.js";
import { stage } from "./stage.js";
stage([flat]);
