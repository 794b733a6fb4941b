import { flat } from "./flat.js";
import { solid } from "./solid.js";
import { stage } from "./stage.js";
stage([solid, flat]);
