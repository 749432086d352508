type Parts = typeof import("./contactLater");

let parts: Parts | undefined;

/** Resolves once the parts have loaded; rejects if their code fails to load. */
export const loadContactParts = () =>
  import("./contactLater").then((loaded) => {
    parts = loaded;
  });

/** The parts, or undefined if they are late or failed to load: then the page does without them. */
export const contactParts = () => parts;
