import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { type CompiledExhibit, exhibitHtml } from "../../src/build/exhibits";
import { type ExhibitName, exhibitNames } from "../../src/content/model/exhibits";
import { placeOf } from "../../src/exhibits/folders";
import { exampleOf } from "../support/exhibits";
import { fixtureContent } from "../support/fixture";

const { words } = fixtureContent();
const { document } = new JSDOM().window;

/** An exhibit as the build draws it, as a browser sees it. */
async function shown(drawn: ReturnType<typeof exhibitHtml>): Promise<Element> {
  const template = document.createElement("template");
  template.innerHTML = (await drawn).html;
  const root = template.content.firstElementChild;
  if (!root) throw new Error("Nothing was drawn");
  return root;
}

/** What the code of an exhibit imports besides the SDK, directly and by way of another file. */
const imported: Partial<Record<ExhibitName, string[]>> = {
  coin: [
    "coin/runEscrow.ts",
    "coin/runHandover.ts",
    "coin/runPayment.ts",
    "coin/runPurchase.ts",
    "coin/spend.ts",
    "coin/transaction.ts",
  ],
  "topic-manager": ["coin/transaction.ts", "topic-manager/record.ts"],
  "go-between": [
    "go-between/runPost.ts",
    "go-between/runRequests.ts",
    "go-between/runShowing.ts",
    "go-between/runSignIn.ts",
    "letters.ts",
    "reader.ts",
    "certificates.ts",
    "go-between/coin.ts",
    "go-between/requests.ts",
    "signature.ts",
  ],
  "seal-document": ["signature.ts"],
  "seal-two-signers": [
    "certificates.ts",
    "reader.ts",
    "seal/document/run.ts",
    "seal/two-signers/entry.ts",
    "signature.ts",
  ],
  "seal-voice": ["signature.ts", "seal/document/run.ts", "seal/file/run.ts"],
};

describe.each(exhibitNames)("The exhibit %s, drawn by the build", (name) => {
  const content: CompiledExhibit = exampleOf(name);
  const drawn = exhibitHtml(content, words);

  it("is a worked example that nobody has checked yet", async () => {
    const root = await shown(drawn);
    const { mechanism, preset = content.preset } = placeOf(name);
    expect(root.getAttribute("data-exhibit")).toBe(mechanism);
    expect(root.getAttribute("data-preset")).toBe(preset ?? null);
    const verdict = root.querySelector("output");
    expect(verdict?.getAttribute("data-verdict")).toBe("unchecked");
    expect(verdict?.textContent).toContain(words.exhibit.unchecked);
    expect(verdict?.textContent).toContain(content.begins ?? words.exhibit.built);
    expect(root.querySelector("[data-problem]")?.textContent).toBe("");
    for (const act of ["check", "cheat", "reset"])
      expect(root.querySelector(`[data-act="${act}"]`)).not.toBeNull();
  });

  it("shows the code that runs, letter by letter, and it is short", async () => {
    const root = await shown(drawn);
    const file = readFileSync(`src/exhibits/${placeOf(name).folder}/run.ts`, "utf8");
    expect(root.querySelector("[data-file]")?.textContent).toBe(file);
    const lines = file.split("\n").filter((line) => /\S/.test(line) && !/^\s*(?:\/\*\*|\*|\/\/)/.test(line));
    expect(lines.length).toBeLessThanOrEqual(70);
  });

  it("shows each file of ours that it imports, under its name", async () => {
    const root = await shown(drawn);
    const files = [...root.querySelectorAll("[data-file]")].slice(1);
    expect(files.map((file) => file.getAttribute("data-file"))).toEqual(imported[name] ?? []);
    for (const file of files) {
      const path = file.getAttribute("data-file") ?? "";
      expect(file.textContent).toBe(readFileSync(`src/exhibits/${path}`, "utf8"));
      expect(file.previousElementSibling?.textContent).toBe(`// ${path}`);
    }
  });

  it("is the same in every build", async () => {
    expect(await exhibitHtml(exampleOf(name), words)).toEqual(await drawn);
  });

  it("shows words as text, whatever they contain", async () => {
    const hostile = "</script><img src=x onerror=alert(1)>";
    const labels = Object.fromEntries(Object.keys(content.labels).map((key) => [key, hostile]));
    const root = await shown(exhibitHtml({ ...content, labels } as CompiledExhibit, words));
    expect(root.querySelector("img")).toBeNull();
    expect(root.querySelector("[data-live]")?.textContent).toContain(hostile);
    expect(JSON.parse(root.querySelector("script")?.textContent ?? "")).toMatchObject({
      content: { labels },
    });
  });
});
