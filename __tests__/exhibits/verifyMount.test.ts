/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from "node:util";
import { waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { nothing } from "../../src/exhibits/verify/judgement";
import { mount, type PageData } from "../../src/exhibits/verify/mount";
import type { Words } from "../../src/exhibits/verify/sentences";
import { mostAtFirst } from "../../src/exhibits/verify/shown";
import { inputs, takes, view } from "../../src/exhibits/verify/view";
import { words as model } from "../../src/exhibits/verify/words";
import { kitWords } from "../support/exhibits";

const { lost, without, ...own } = model.parse({ without: "Use a terminal." });
const words: Words = { ...own, kit: kitWords, pages: {} };

/** A path with one hash on each of two levels. */
const path = `0102020002${"aa".repeat(32)}0100${"bb".repeat(32)}010100${"cc".repeat(32)}`;

const data: PageData = {
  words,
  examples: { path: { text: path, signed: "", headers: "" } },
  worker: "/worker.js",
  catalog: "/records.json",
  lost,
};

beforeAll(() => {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
});

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/verify");
});

const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
const one = (selector: string) => {
  const [found] = all(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const input = () => one("[data-input]");
const part = (name: string) => one(`[data-value="${name}"]`);

/** Opens the page, as the build has drawn it, and wakes the verifier. */
function open(typed = "", acts: Event[] = []) {
  document.body.innerHTML = `<div data-verifier>${inputs(words, ["path"]).html}
    <div data-live>${view({ judgement: nothing, text: "", most: mostAtFirst, drafts: new Map() }, words).html}</div>
    ${takes(words).html}<script type="application/json">${JSON.stringify(data)}</script></div>`;
  input().value = typed;
  mount(one("[data-verifier]"), acts);
}

/** Waits until the newest input is judged. */
const judged = (kind: string) =>
  waitFor(() => {
    expect(one("[data-verifier]").hasAttribute("aria-busy")).toBe(false);
    expect(one("[data-kind]").dataset.kind).toBe(kind);
  });

describe("The verifier in a page", () => {
  it("judges what was typed while its code was loading", async () => {
    open(path);
    await judged("path");
    expect(one("output").dataset.verdict).toBe("uncovered");
    expect(one("[data-problem]").textContent).toBe("");
    expect(one('[data-for="path beef"]').hidden).toBe(false);
    expect(one('[data-for="message"]').hidden).toBe(true);
  });

  it("fills in an example, and forgets it on request", async () => {
    open();
    await userEvent.click(one("[data-example]"));
    await judged("path");
    expect(input().value).toBe(path);
    await userEvent.click(one('[data-do="clear"]'));
    await judged("none");
    expect([input().value, document.activeElement]).toEqual(["", input()]);
  });

  it("writes a field's value back into the bytes", async () => {
    open(path);
    await judged("path");
    await userEvent.clear(part("height"));
    expect(one("[data-problem]").textContent).toContain("takes a whole number up to 255");
    expect(part("height")).toHaveProperty("value", "");
    expect(input().value).toBe(path);
    await userEvent.type(part("height"), "200");
    await waitFor(() => expect(input().value).toBe(`c8${path.slice(2)}`));
    await judged("path");
    expect(document.activeElement).toBe(part("height"));
    expect(one("[data-problem]").textContent).toBe("");
  });

  it("says where the fault is, and keeps the input", async () => {
    open(`${path.slice(0, 20)}xy`);
    await judged("unknown");
    expect(one("[data-problem]").textContent).toBe(
      "Character 21 (line 1, column 21) is “x”, which isn’t a hex digit.",
    );
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(one("output").dataset.verdict).toBe("unchecked");
  });

  it("marks a field and its bytes together", async () => {
    open(path);
    await judged("path");
    part("height").focus();
    expect(all("[data-on]").map(({ dataset }) => dataset.of ?? dataset.part)).toEqual(["0", "0"]);
    await userEvent.click(one('[data-of="1"]'));
    expect(document.activeElement).toBe(part("treeHeight"));
  });

  it("restores what was typed; the input in a link comes first", async () => {
    open(path);
    await judged("path");
    dispatchEvent(new Event("pagehide"));
    open();
    await judged("path");
    expect(input().value).toBe(path);
    history.replaceState(null, "", "/verify#record=Zm9vIGJhcg");
    open();
    await judged("unknown");
    expect(input().value).toBe("foo bar");
  });

  it("fills in what can be read of a damaged link, and says so", async () => {
    history.replaceState(null, "", "/verify#record=Zm9vIGJhc");
    open();
    await waitFor(() => expect(one("[data-problem]").textContent).toBe(words.faults.recordCut));
    expect(input().value).toBe("foo ba");
  });

  it("makes a link with the input, if it is short enough", async () => {
    open(path);
    await judged("path");
    await userEvent.click(one('[data-do="link"]'));
    expect(one("[data-verifier]").dataset.link).toBe(
      `http://localhost/verify#record=${Buffer.from(path).toString("base64url")}`,
    );
    open("00".repeat(5000));
    await userEvent.click(one('[data-do="link"]'));
    expect(one("[data-problem]").textContent).toBe(words.faults.linkLong);
  });

  it("reads a file of bytes as hex, and refuses one that is too long", async () => {
    open();
    const bytes = Uint8Array.from(Buffer.from(path, "hex"));
    await userEvent.upload(one('[type="file"]'), fileOf(bytes));
    await judged("path");
    expect(input().value.replaceAll("\n", "")).toBe(path);
    await userEvent.upload(one('[type="file"]'), fileOf(new Uint8Array(1_048_577)));
    await waitFor(() => expect(one("[data-problem]").textContent).toBe(words.faults.long));
    expect(input().value.replaceAll("\n", "")).toBe(path);
  });
});

/** jsdom's files cannot tell their bytes. */
function fileOf(bytes: Uint8Array<ArrayBuffer>): File {
  const file = new File([bytes], "a.bin");
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
}
