import { createHash } from "node:crypto";
import { getURLForFile } from "@bsv/sdk/storage/StorageUtils";
import { commandsOf } from "../../../src/build/exhibitCommands";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { exhibit as hashAddress } from "../../../src/exhibits/seal/file";
import { addressOf, hashIn } from "../../../src/exhibits/seal/file/run";
import { beginning, exampleOf, found } from "../../support/exhibits";
import { ran } from "../../support/repeated";

const content = exampleOf("seal-file");
const begin = beginning(hashAddress, content);
const { write, unplug, give } = hashAddress.edits;
const { alter } = hashAddress.cheats;

/** A file of the visitor's; one that says how large it is need not be there. */
const fileOf = (bytes: number, size = bytes) =>
  Object.defineProperty(new File([new Uint8Array(bytes)], "plan.pdf"), "size", { value: size });

const lost = () => Object.assign(fileOf(3), { arrayBuffer: () => Promise.reject(new Error("gone")) });

afterEach(() => jest.restoreAllMocks());

describe("A file by its hash", () => {
  it("has the address that the SDK gives it, and the hash that every tool does", async () => {
    const { address, text, size } = await begin();
    const bytes = new TextEncoder().encode(text);
    expect(address).toBe(getURLForFile(bytes));
    expect(hashIn(address)).toBe(createHash("sha256").update(text).digest("hex"));
    expect(size).toBe(bytes.length);
  });

  it("may be anything the visitor types", async () => {
    for (const value of ["漢字 🎲 é", " ", "two\nlines"]) {
      const game = await write(await begin(), { value });
      expect(game.address).toBe(await addressOf(new TextEncoder().encode(value)));
      expect(await found(hashAddress, game)).toBeUndefined();
    }
  });

  it("may be a file of the visitor's, which every cheat then uses", async () => {
    const game = await give(await begin(), { file: fileOf(5000) });
    expect(game).toMatchObject({ size: 5000, name: "plan.pdf" });
    expect(game.address).toBe(getURLForFile(new Uint8Array(5000)));
    expect(await found(hashAddress, game)).toBeUndefined();
    expect(alter(game)).toMatchObject({ size: 5000, address: game.address });
  });

  it.each([
    ["empty", (game: Awaited<ReturnType<typeof begin>>) => write(game, { value: "" })],
    ["long", (game: Awaited<ReturnType<typeof begin>>) => write(game, { value: "x".repeat(100_000) })],
    ["empty", (game: Awaited<ReturnType<typeof begin>>) => give(game, { file: fileOf(0) })],
    ["large", (game: Awaited<ReturnType<typeof begin>>) => give(game, { file: fileOf(3, 200_000_001) })],
    ["gone", (game: Awaited<ReturnType<typeof begin>>) => give(game, { file: lost() })],
  ])("is told if it is %s, and the one before stays", async (problem, bad) => {
    const game = await begin();
    const after = await bad(game);
    expect(after).toMatchObject({ problem, address: game.address });
    expect(after.typed.length).toBeLessThanOrEqual(2000);
    expect((await write(after, { value: game.text })).problem).toBeUndefined();
  });

  it("stays what it was if no file was chosen", async () => {
    const game = await begin();
    expect(await give(game, { file: undefined })).toBe(game);
  });

  it("is there as long as one host is, and with none the check says so", async () => {
    let game = await begin();
    for (const at of [0, 2]) {
      game = unplug(game, { at, value: "false" });
      expect(game.problem).toBeUndefined();
      expect(await found(hashAddress, game)).toBeUndefined();
    }
    const none = unplug(game, { at: 1, value: "false" });
    expect(await found(hashAddress, none)).toEqual({ says: "came" });
    expect(await found(hashAddress, unplug(none, { at: 1, value: "true" }))).toBeUndefined();
  });

  it("is in the record whole, however large, and an altered byte is seen there", async () => {
    const game = await give(await begin(), { file: fileOf(50_000) });
    const { hosts } = hashAddress.record(game);
    expect(hosts).toEqual(Array(3).fill({ bytes: Buffer.alloc(50_000).toString("base64") }));
    expect(await found(hashAddress, game)).toBeUndefined();
    const altered = alter(game);
    expect(hashAddress.record(altered).hosts[1]).not.toEqual(hosts[1]);
    expect(await found(hashAddress, altered)).toEqual({ says: "one", at: 2 });
    const { code, lines } = await ran(
      "sh",
      "seal-file",
      commandsOf("seal-file", content),
      hashAddress.record(altered),
    );
    expect([code, lines.at(-1)]).toEqual([1, content.fails.one.replace("{at}", "2")]);
  }, 30_000);

  it("is refused where nothing came, or nothing that can be read, or under a mistyped address", async () => {
    const { address, hosts } = hashAddress.record(await begin());
    const saying = async (record: Parameters<typeof hashAddress.check>[0]) =>
      (await outcomeOf(hashAddress.check(record))).broken?.says;
    expect(await saying({ address, hosts })).toBeUndefined();
    expect(await saying({ address, hosts: [] })).toBe("came");
    expect(await saying({ address, hosts: [null, null, null] })).toBe("came");
    expect(await saying({ address, hosts: ["ended", null, "ended"] })).toBe("came");
    expect(await saying({ address, hosts: ["ended", "ended"] })).toBe("term");
    expect(await saying({ address, hosts: ["ended", null, ...hosts.slice(0, 1)] })).toBeUndefined();
    expect(await saying({ address, hosts: [{ bytes: "💰" }] })).toBe("all");
    // Whoever has the address has the hash, too: naming it shows no bytes.
    expect(await saying({ address, hosts: [{ sha256: hashIn(address) }] as never })).toBe("all");
    expect(await saying({ address, hosts: [...hosts, { bytes: "" }] })).toBe("one");
    const [spelled, again] = ["Lg==", "Lh=="];
    const dot = await addressOf(new TextEncoder().encode("."));
    expect(await saying({ address: dot, hosts: [{ bytes: spelled }] })).toBeUndefined();
    expect(await saying({ address: dot, hosts: [{ bytes: spelled }, { bytes: again }] })).toBe("one");
    const nothing = await addressOf(new Uint8Array());
    expect(await saying({ address: nothing, hosts: [{ bytes: "" }] })).toBe("address");
    for (const odd of [7, "x", {}, { bytes: 7 }, { bytes: null }] as never[])
      expect(await saying({ address, hosts: [odd] })).toBe("all");
    for (const typed of [address.replace(/.$/, ""), `${address}1`, "", "no address"])
      expect(await saying({ address: typed, hosts })).toBe("address");
  });
});
