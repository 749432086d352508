export interface ActivePart {
  what: string;
  line: number;
  column: number;
}

const active: [pattern: RegExp, what: string][] = [
  [/<script\b/i, "a script"],
  [/[\s"'/]on[a-z]+\s*=/i, "a script (an on… attribute)"],
  [
    /<(?:set|animate)\b[^>]*attributeName\s*=\s*["']?\s*(?:on|(?:xlink:)?href)/i,
    "a script that an animation sets",
  ],
  [/(?:javascript|vbscript)\s*:/i, "a javascript: address"],
  [/<(?:foreignObject|iframe|embed|object|audio|video)\b/i, "a part of a web page"],
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, "entities"],
  [/<\?xml-stylesheet/i, "an outside style sheet"],
  [/@import\b/i, "an outside style sheet"],
  [
    /(?:href|src)\s*=\s*["']\s*(?:https?:|\/\/|file:|data:text|data:image\/svg)/i,
    "a link to an outside file",
  ],
  [/url\(\s*["']?\s*(?:https?:|\/\/|file:)/i, "a link to an outside file"],
  [/&#(?:x0*(?:6a|4a)|0*(?:106|74));?/i, "a disguised address"],
];

export const tag =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/g;

/** Whether an SVG has unbalanced tags: browsers then show nothing. */
export function unbalancedIn(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, , selfClosing] of svg.matchAll(tag)) {
    if (name === undefined || selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return true;
  }
  return open.length > 0 || svg.replace(tag, "").includes("<");
}

/** The first part of an SVG that could run or load something; undefined if it only draws. */
export function activePartOf(svg: string): ActivePart | undefined {
  const found = active
    .map(([pattern, what]) => ({ what, index: svg.search(pattern) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index)[0];
  if (!found) return undefined;
  const index = found.index + (/^\s*/.exec(svg.slice(found.index))?.[0].length ?? 0);
  const before = svg.slice(0, index);
  return { what: found.what, line: before.split("\n").length, column: index - before.lastIndexOf("\n") };
}
