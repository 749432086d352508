import { parseArgs } from "node:util";
import { didYouMean } from "../read/faults";

/**
 * Splits a command line into arguments and switches (`--json`). Throws an error of one clear sentence if a switch is
 * unknown or there are more than `most` arguments.
 */
export function commandLine<Name extends string>(args: string[], names: readonly Name[], most = args.length) {
  const { positionals, tokens } = parseArgs({ args, strict: false, allowPositionals: true, tokens: true });
  const switches = new Set<Name>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const name = names.find((known) => known === token.name);
    if (name === undefined) throw new Error(unknownOption(token.rawName, names));
    if (token.value !== undefined) throw new Error(`The option --${name} takes no value.`);
    switches.add(name);
  }
  const extra = positionals[most];
  if (extra !== undefined) throw new Error(oneTooMany(extra));
  return { words: positionals, switches };
}

export const oneTooMany = (word: string) => `"${word}" is one argument too many.`;

function unknownOption(written: string, names: readonly string[]) {
  const known = names.map((name) => `--${name}`);
  const there = known.length === 0 ? "This command has no options." : `Use ${known.join(" or ")}.`;
  return `There is no option ${written}. ${there}${didYouMean(written, known)}`;
}
