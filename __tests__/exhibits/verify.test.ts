import { judge } from "../../src/exhibits/verify/judge";
import type { Asked, Judgement } from "../../src/exhibits/verify/judgement";
import { asking, flipped, library, numbers, pageExamples } from "../support/verify";

const kinds = ["record", "message", "certificate", "transaction", "beef", "path"] as const;

/** What each example comes to: what the network has to be asked keeps three of them from holding. */
const states: Record<(typeof kinds)[number], Judgement["state"]> = {
  record: "holds",
  message: "holds",
  certificate: "uncovered",
  transaction: "uncovered",
  beef: "uncovered",
  path: "holds",
};

const exampleOf = async (kind: string): Promise<Asked> => {
  const { [kind]: example } = await pageExamples();
  if (!example) throw new Error(`There is no example of ${kind}`);
  return example;
};

/** Whether a character of an input stands in a part that the check says to cover. */
function isCovered({ parts }: Judgement, at: number): boolean {
  return parts.some(({ start, end, raw, isCovered: covered }) =>
    raw === undefined ? covered && at > start && at < end - 1 : covered && at >= 2 * start && at < 2 * end,
  );
}

describe.each(kinds)("The example of a %s", (kind) => {
  it("is named, judged and taken apart", async () => {
    const judgement = await judge(await exampleOf(kind), library);
    expect(judgement).toMatchObject({ kind, state: states[kind], further: 0 });
    expect(judgement.problem).toBeUndefined();
    expect(judgement.parts.length).toBeGreaterThan(1);
    expect(judgement.steps.map(({ mark }) => mark)).toEqual(judgement.steps.map(() => "pass"));
  });

  it("gets the same judgement in upper case, base 64, any kind of lines, with a BOM and spaces", async () => {
    const example = await exampleOf(kind);
    const bytes = Buffer.from(example.text, "hex");
    const isHex = bytes.length * 2 === example.text.length;
    const others = isHex
      ? [
          example.text.toUpperCase(),
          `0x${example.text}`,
          bytes.toString("base64"),
          bytes.toString("base64url"),
          example.text.replace(/.{32}/g, "$& \t\r\n"),
        ]
      : [example.text.replaceAll("\n", "\r\n")];
    for (const text of [...others, `\uFEFF${example.text}\n\n`])
      expect(await judge({ ...example, text }, library)).toMatchObject({ kind, state: states[kind] });
  });

  it("is rejected if a character is changed at any of twenty covered places", async () => {
    const example = await exampleOf(kind);
    const fair = await judge(example, library);
    const next = numbers(7);
    const covered = Array.from(example.text, (_, at) => at).filter((at) =>
      kind === "record" ? /[0-9a-f]{70}/.test(example.text.slice(at, at + 70)) : isCovered(fair, at),
    );
    expect(covered.length).toBeGreaterThan(40);
    for (let count = 0; count < 20; count++) {
      const at = covered[next(covered.length)] ?? 0;
      const text = flipped(example.text, at);
      const judgement = await judge({ ...example, text }, library);
      expect([at, judgement.state]).not.toEqual([at, "holds"]);
      // Where a network has to be asked, what it is asked about has changed.
      if (judgement.state === "uncovered") expect(judgement.says).not.toEqual(fair.says);
    }
  }, 60_000);

  it("is never accepted when cut off, and the fault is located", async () => {
    const example = await exampleOf(kind);
    const step = Math.max(1, Math.floor(example.text.length / 150));
    for (let length = 1; length < example.text.trimEnd().length; length += step) {
      const judgement = await judge({ ...example, text: example.text.slice(0, length) }, library);
      expect([length, judgement.state]).not.toEqual([length, "holds"]);
      if (judgement.state !== "uncovered" && judgement.steps.length === 0)
        expect([length, judgement.problem]).toEqual([
          length,
          expect.objectContaining({ says: expect.any(String) }),
        ]);
    }
  }, 60_000);
});

describe("An input of no known kind", () => {
  it("is not judged while it is empty", async () => {
    for (const text of ["", " \r\n\t", "\uFEFF"])
      expect(await asking(text)).toMatchObject({ kind: "none", state: "unchecked" });
  });

  it("is reported with the place of the fault", async () => {
    const faults: [string, object][] = [
      ["01000\ng000", { says: "notHex", of: { character: "g", place: 7, line: 2, column: 1 } }],
      ["0100000", { says: "half", of: { place: 7 } }],
      ["Hello, world", { says: "strange", of: { character: ",", place: 6 } }],
      ["deadbeefdeadbeef", { says: "unknownBytes", of: { start: "deadbeef", count: 8 } }],
      ['{\n  "a": 1,\n  b: 2 }', { says: "json", of: { line: 3, column: 3 } }],
      ['{"a": "', { says: "jsonEnds", of: { place: 8 } }],
      ['{"a": 1, "a": 2}', { says: "twice", of: { place: 10 } }],
      [`${"[".repeat(100_000)}`, { says: "deep" }],
      ['{"exhibit": "signed"}', { says: "unknownJson" }],
      ["[1, 2]", { says: "unknownJson" }],
      ['"text"', { says: "unknownJson" }],
      ["null", { says: "unknownBytes" }],
      ['{"exhibit": "__proto__", "record": {}}', { says: "exhibit", of: { name: "__proto__" } }],
      ['{"exhibit": "signed", "record": 1}', { says: "recordForm" }],
      ["#proof=nothing.dAAAA", { says: "exhibit", of: { name: "nothing" } }],
      ["0100000001", { says: "tooMany" }],
    ];
    for (const [text, problem] of faults) {
      const judgement = await asking(text);
      expect([text.slice(0, 40), judgement.problem]).toMatchObject([text.slice(0, 40), problem]);
      expect(judgement.state).not.toBe("holds");
    }
  });

  it("is never accepted if it is random: bytes, base 64, texts, and pieces of examples put together", async () => {
    const next = numbers(3);
    const pieces = Object.values(await pageExamples()).map(({ text }) => text);
    for (let count = 0; count < 200; count++) {
      const bytes = Buffer.from(Array.from({ length: next(300) }, () => next(256)));
      const piece = () => {
        const text = pieces[next(pieces.length)] ?? "";
        return text.slice(next(text.length));
      };
      for (const text of [
        bytes.toString("hex"),
        bytes.toString("base64"),
        bytes.toString(),
        piece() + piece(),
      ])
        expect([text, (await asking(text)).state]).not.toEqual([text, "holds"]);
    }
  }, 60_000);

  it("may have a megabyte and no more", async () => {
    expect(await asking("00".repeat(1_200_000))).toMatchObject({ problem: { says: "long" } });
    expect(await asking("00".repeat(1_048_577))).toMatchObject({ problem: { says: "long" } });
  });

  it("may be any megabyte", async () => {
    const many = `{"exhibit":"signed","record":{"list":[${"1,".repeat(500_000)}1]}}`;
    for (const text of ["ab".repeat(1_048_576), "x".repeat(1_000_000), many, `"${"a".repeat(1_000_000)}`])
      expect((await asking(text)).state).not.toBe("holds");
  }, 60_000);
});
