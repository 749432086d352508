type Parts = typeof import("./contactLater");

let parts: Parts | undefined;

/** Resolves once these parts are there; fails where their code is lost. */
export const loadContactParts = () =>
  import("./contactLater").then((loaded) => {
    parts = loaded;
  });

/** What has been loaded; undefined where it is late or lost, and then the page does without. */
export const contactParts = () => parts;
