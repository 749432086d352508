import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../src/content/read/folders";
import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { exhibits } from "../../src/exhibits";
import { ran } from "../support/repeated";
import { foreignIn } from "../support/shell";
import { dataFolder } from "../support/site";

/** Every exhibit that a page shows, once it has been played as a fair visitor would. */
const played = readSources(dataFolder)
  .pages.flatMap((page) => contentOf(page).sections)
  .flatMap((section) => (section.type === "Exhibit" ? [section.exhibit] : []))
  .map((content) => {
    const exhibit = exhibits[content.name];
    // That one asks a host; siteCheck.test.ts has one for it, and runs its commands.
    const asksHost = content.name === "site-check";
    const game = exhibit.begin(content).then((first) => (asksHost ? first : exhibit.finish(first)));
    return { name: content.name, content, exhibit, game, asksHost };
  });

describe("What pages ask visitors to type", () => {
  it.each(played)(
    "runs on a Mac as it runs on Linux: the exhibit $name",
    async ({ exhibit, game, content }) => {
      expect(foreignIn(exhibit.commands(await game, content))).toEqual([]);
    },
  );

  it.each(played.filter(({ asksHost }) => !asksHost))(
    "says what it promises, in the plainest shell too: the exhibit $name",
    async ({ exhibit, game, content }) => {
      const { stdout, stderr } = ran("sh", exhibit, await game, content);
      expect(stderr).toBe("");
      expect(stdout).not.toBe("");
      const words = stdout.split(/\s+/);
      for (const [, promised] of exhibit.commands(await game, content).matchAll(/^echo '.*: (.+)'$/gm))
        expect(words.filter((word) => word === promised).length).toBeGreaterThan(1);
    },
    30_000,
  );

  it.each(filesBelow(dataFolder).filter((name) => name.endsWith(".yaml")))(
    "runs on a Mac as it runs on Linux: %s",
    (name) => {
      const text = readFileSync(join(dataFolder, name), "utf8");
      const blocks = text.matchAll(/```(?:bash|sh|shell|console)[^\n]*\n([\s\S]*?)```/g);
      const inLines = text.matchAll(/`([^`\n]+)`/g);
      const faults = [...blocks, ...inLines].flatMap(([, commands = ""]) => foreignIn(commands));
      expect(faults).toEqual([]);
    },
  );
});

describe("The search for what Macs do not have", () => {
  it.each([
    "sha256sum file",
    "fold -w2 | tac",
    "head -c -1 file",
    "head -n -1 file",
    "base64 -w0",
    "base64 -d",
    "sed -i s/a/b/ file",
    "grep -oP x",
    "readlink -f .",
    "stat -c %s file",
    "date -d yesterday",
    "echo -n text",
    "a\n# Its hash: 00",
    "before=$(printf '0%.0s' {1..64})",
    `echo \${mixed:0:8}`,
  ])("finds %j", (commands) => {
    expect(foreignIn(commands)).toHaveLength(1);
  });

  it.each([
    "shasum -a 256 file",
    "base64 --decode",
    "openssl base64 -d -A",
    "xxd -r -p",
    "head -c 8",
    "date -u",
    "seq 1 3",
    "cut -c1-64",
  ])("takes %j", (commands) => {
    expect(foreignIn(commands)).toEqual([]);
  });
});
