import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../src/content/read/folders";
import { step } from "../../src/exhibits/kit/scene";
import { fixedRandom } from "../support/exhibits";
import { placedExhibits } from "../support/placedExhibits";
import { linesOf, ran, shownCommands } from "../support/repeated";
import { foreignIn } from "../support/shell";
import { dataFolder } from "../support/site";

/** That one asks a host; siteCheck.test.ts runs its commands. */
const repeatable = placedExhibits.filter(({ name }) => name !== "site-check");

const input = { value: "", at: 0, random: fixedRandom() };

describe("What pages ask visitors to type", () => {
  it.each(placedExhibits)(
    "runs on a Mac as it runs on Linux: the exhibit $name",
    ({ name, exhibit, content }) => {
      const [shell = ""] = shownCommands(name, exhibit, content).split("END-OF-CHECK");
      expect(foreignIn(shell)).toEqual([]);
    },
  );

  it.each(repeatable)(
    "comes to what the page says, step by step, of the worked example and of every attack: the exhibit $name",
    async ({ name, exhibit, content }) => {
      const first = await exhibit.begin(content);
      const commands = shownCommands(name, exhibit, content, exhibit.brought?.(first, first));
      for (const does of ["check", ...Object.keys(exhibit.cheats), ...Object.keys(exhibit.gaps ?? {})]) {
        const { game, verdict } = await step(exhibit, first, first, does, input);
        const shell = does === "check" ? "sh" : "bash";
        const { code, lines, stderr } = await ran(shell, name, commands, exhibit.record(game));
        expect([does, stderr]).toEqual([does, ""]);
        expect([does, code]).toEqual([does, "broken" in verdict ? 1 : 0]);
        expect(lines.map((line) => line.trim())).toEqual(
          await linesOf(exhibit, content, game, exhibit.brought?.(first, game)),
        );
      }
    },
    60_000,
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
