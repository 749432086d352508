/** Mechanisms of which pages show several presets, each with words, a check list and a script of its own. */
const withPresets = ["seal"];

/** An exhibit's mechanism, its preset if there are several, and its folder in src/exhibits. */
export function placeOf(name: string): { mechanism: string; preset?: string; folder: string } {
  const mechanism = withPresets.find((one) => name.startsWith(`${one}-`));
  if (mechanism === undefined) return { mechanism: name, folder: name };
  const preset = name.slice(mechanism.length + 1);
  return { mechanism, preset, folder: `${mechanism}/${preset}` };
}
