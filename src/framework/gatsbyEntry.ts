/**
 * The browser app's entry point. Gatsby's own entry evaluates all its imports in one task, which blocks a phone for a
 * quarter of a second. Here each module is evaluated in a task of its own, in the order in which Gatsby's entry imports
 * them, so that they are already loaded when the entry runs. An error is handled as a failed page start, as it would be
 * with Gatsby's own entry (`head/startUp.ts`).
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
