import { storageKey } from "./theme";

/**
 * Runs in <head> before the first paint: sets the theme's class, so that no reload flashes, and the class `js`,
 * so that styles know whether controls will come alive. Plain ES5, as it is not compiled.
 */
export const prepaintScript = `(function(c,t){try{t=localStorage.getItem("${storageKey}")}catch(e){}c.add("js",t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")})(document.documentElement.classList)`;
