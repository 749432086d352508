import { createHash } from "node:crypto";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { exhibit as hashAddress } from "../../../src/exhibits/seal/file";
import { hashOf } from "../../../src/exhibits/seal/file/play";
import { progress } from "../../../src/exhibits/seal/progress";
import { beginning, exampleOf, found } from "../../support/exhibits";

const content = exampleOf("seal-file");
const begin = beginning(hashAddress, content);
const { give } = hashAddress.edits;
const { alter, agree } = hashAddress.cheats;
const { redirect } = hashAddress.gaps;

afterEach(() => jest.restoreAllMocks());

describe("The byte that a host alters", () => {
  it.each([
    ["Lot 12 for $84,000.", "Lot 12 for $94,000."],
    ["Lot 12.", "Lot 02."],
    ["a bad one", "a cad one"],
  ])("is one whose change can be read: %j", async (text, other) => {
    const game = await hashAddress.edits.write(await begin(), { value: text });
    const [, altered] = alter(game).hosts;
    expect(altered?.sent).toEqual({ bytes: Buffer.from(other).toString("base64") });
  });
});

describe("A large file", () => {
  it("is hashed, altered where the strip shows it, and not laid out to be typed over", async () => {
    const bytes = Uint8Array.from({ length: 90_000 }, (_, at) => 200 + (at % 50));
    const game = await give(await begin(), { file: new File([bytes], "x".repeat(200)) });
    expect(game.name).toHaveLength(80);
    expect(game.typed).toBe("");
    expect(game.hash).toBe(createHash("sha256").update(bytes).digest("hex"));
    bytes[45_000] = (bytes[45_000] ?? 0) ^ 1;
    const altered = alter(game);
    expect(hashOf(altered.hosts[1]?.sent as never)).toBe(createHash("sha256").update(bytes).digest("hex"));
    const { html } = hashAddress.view(altered, content, { state: "unchecked", built: false });
    expect(html).toContain("Byte 45,001 is now");
    expect(html).toContain("90,000 bytes");
    expect(html).not.toContain("hosts.0.sent.bytes");
  });

  it("of up to 200 MB is hashed in slices, as it is and altered, and no record says that it fits", async () => {
    const bytes = Uint8Array.from({ length: 2_600_000 }, (_, at) => 48 + (at % 10));
    const sha = () => createHash("sha256").update(bytes).digest("hex");
    const told = jest.spyOn(progress, "tell");
    const game = await give(await begin(), { file: new File([bytes], "plan.pdf") });
    expect(told.mock.calls.map(([part]) => part)).toEqual([...told.mock.calls.map(([part]) => part)].sort());
    expect(told).toHaveBeenCalledTimes(3);
    expect(game).toMatchObject({ hash: sha(), size: 2_600_000, name: "plan.pdf" });
    const outcome = async (there: typeof game) =>
      (await outcomeOf(hashAddress.check(hashAddress.record(there), hashAddress.brought(game, there))))
        .broken;
    expect(await outcome(game)).toBeUndefined();
    expect(await outcome(alter(game))).toMatchObject({ says: "one", at: 2 });
    expect(await outcome(agree(game))).toMatchObject({ says: "all" });
    expect(await outcome(redirect(game))).toBeUndefined();
    const { html } = hashAddress.view(alter(game), content, { state: "unchecked", built: false });
    expect(html).toContain("Byte 2,588,001 is now <mark>1</mark> instead of <del>0</del>");
    expect(html).toContain(content.labels.unkept);
    bytes[2_588_000] = 49;
    expect(hashOf(alter(game).hosts[1]?.sent as never, game.own)).toBe(sha());
    // Whoever opens its record or its link has hashed nothing.
    expect(await found(hashAddress, game)).toMatchObject({ says: "all" });
    expect(await outcome({ ...game, isLinked: true })).toMatchObject({ says: "all" });
  });

  it("is not taken if its hashing was stopped", async () => {
    jest.spyOn(progress, "tell").mockReturnValue(false);
    const game = await begin();
    const stopped = await give(game, { file: new File([new Uint8Array(1_000_000)], "plan.pdf") });
    expect(stopped).toMatchObject({ problem: "stopped", address: game.address });
  });
});
