/** What Macs do not have, or have with other flags; and what zsh, their shell, takes otherwise than bash. */
const unknownToMacs: Record<string, RegExp> = {
  "a tool of GNU's": /\b(?:tac|(?:md5|sha\d+|b2)sum|shuf|nproc|numfmt|timeout|truncate|gawk|pidof|ldd)\b/,
  "a count from the end": /\b(?:head|tail) (?:-[cn] ?-\d|--)/,
  "a flag of GNU's base64": /(?<!openssl )\bbase64 -[wdD]/,
  "a file changed in place": /\bsed -\w*i/,
  "a flag of GNU's":
    /\b(?:grep -\w*P|readlink -\w*[fem]|stat -\w*c|date -\w*d|xargs -\w*r|mktemp -\w*p|cp -\w*t|ls --|sort --|cut --|find [^|;]* -printf)\b/,
  "an echo with flags": /\becho -[en]/,
  "a comment, which zsh takes for a command": /^\s*#/m,
  "a feature of bash's": /\[\[|<<<|<\(|\$\{\w+:\d|\{\d+\.\.\d+\}|\bfunction \w/,
};

/** Why these commands do not run everywhere. */
export const foreignIn = (commands: string): string[] =>
  Object.entries(unknownToMacs).flatMap(([what, sign]) => {
    const [found] = sign.exec(commands) ?? [];
    return found === undefined ? [] : [`${what}: ${found.trim()}`];
  });
