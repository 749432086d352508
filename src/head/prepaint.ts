import { leadPicture } from "./leadPicture";

/** Runs before the first paint. The class `js` tells styles that controls will come alive. */
export function prepaint() {
  document.documentElement.classList.add("js");
  leadPicture();
}
