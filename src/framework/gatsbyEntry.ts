/**
 * Where the app's code begins in the browser. Gatsby's own entry runs all that it imports at a stretch, a quarter of a
 * second on a phone, in which nothing that a visitor does is answered. Here its parts are run one after another, each
 * in a task of its own, and the entry finds them done. They are in the order in which the entry imports them; what
 * throws is a fault of the page's start, as before (`head/startUp.ts`).
 */
const parts = [
  () => require("react-dom/client"),
  () => require("@emotion/styled"),
  () => require("../shell/wrapPageElement"),
  () => require("../../gatsby-browser"),
  () => require("../../.cache/production-app"),
];

function next() {
  parts.shift()?.();
  if (parts.length > 0) setTimeout(next);
}

next();
