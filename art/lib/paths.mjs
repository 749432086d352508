import path from "node:path";
import { fileURLToPath } from "node:url";

export const ART = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
export const REPO = path.resolve(ART, "..");
export const IMAGES = path.join(REPO, "data/images");
export const MODULES = path.join(ART, "node_modules");
// Scratch pages and contact sheets; ignored by git.
export const OUT = path.join(ART, "out");
