import { createHash } from "node:crypto";
import { getURLForFile } from "@bsv/sdk/storage/StorageUtils";
import { commandsOf } from "../../src/build/exhibitCommands";
import { exhibit as hashAddress } from "../../src/exhibits/hash-address";
import { addressOf, hashIn } from "../../src/exhibits/hash-address/run";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { beginning, exampleOf, fixedRandom, found } from "../support/exhibits";
import { ran } from "../support/repeated";

const content = exampleOf("hash-address");
const begin = beginning(hashAddress, content);
const random = fixedRandom();
const { write, unplug, give } = hashAddress.edits;
const { alter, agree } = hashAddress.cheats;

const fileOf = (bytes: number, read?: () => Promise<ArrayBuffer>) =>
  Object.assign(new File([new Uint8Array(bytes)], "plan.pdf"), read && { arrayBuffer: read });

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
    expect(game).toMatchObject({ size: 5000, dropped: { name: "plan.pdf" } });
    expect(game.address).toBe(getURLForFile(new Uint8Array(5000)));
    expect(await found(hashAddress, game)).toBeUndefined();
    expect(await alter(game, random)).toMatchObject({ size: 5000, address: game.address });
  });

  it.each([
    ["empty", (game: Awaited<ReturnType<typeof begin>>) => write(game, { value: "" })],
    ["long", (game: Awaited<ReturnType<typeof begin>>) => write(game, { value: "x".repeat(100_000) })],
    ["empty", (game: Awaited<ReturnType<typeof begin>>) => give(game, { file: fileOf(0) })],
    ["large", (game: Awaited<ReturnType<typeof begin>>) => give(game, { file: fileOf(20_000_001) })],
    [
      "gone",
      (game: Awaited<ReturnType<typeof begin>>) => give(game, { file: fileOf(3, () => Promise.reject()) }),
    ],
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

  it("is there as long as one host is, and with none there is nothing to check", async () => {
    let game = await begin();
    for (const at of [0, 2]) {
      game = await unplug(game, { at, value: "false" });
      expect(game.problem).toBeUndefined();
      expect(await found(hashAddress, game)).toBeUndefined();
    }
    const none = await unplug(game, { at: 1, value: "false" });
    expect(none.problem).toBe("nobody");
    expect((await unplug(none, { at: 1, value: "true" })).problem).toBeUndefined();
  });

  it.each([
    ["itself, if it is small", 49_152, { bytes: expect.any(String) }],
    ["by its hash alone, if it is larger than 64 KB", 49_153, { sha256: expect.any(String) }],
  ])(
    "is in the record %s, and an altered byte is seen there",
    async (_, size, sent) => {
      const game = await give(await begin(), { file: fileOf(size) });
      const { hosts } = hashAddress.record(game);
      expect(hosts).toEqual([sent, sent, sent]);
      expect(JSON.stringify(hosts).length).toBeLessThan(3 * 65_600);
      expect(await found(hashAddress, game)).toBeUndefined();
      const altered = await alter(game, random);
      expect(hashAddress.record(altered).hosts[1]).not.toEqual(hosts[1]);
      expect(await found(hashAddress, altered)).toEqual({ says: "one", at: 2 });
      const { code, lines } = await ran(
        "sh",
        "hash-address",
        commandsOf("hash-address", content),
        hashAddress.record(altered),
      );
      expect([code, lines.at(-1)]).toEqual([1, content.fails.one.replace("{at}", "2")]);
    },
    30_000,
  );

  it("is refused where nothing came, or nothing that can be read, or under a mistyped address", async () => {
    const { address, hosts } = hashAddress.record(await begin());
    const saying = async (record: Parameters<typeof hashAddress.check>[0]) =>
      (await outcomeOf(hashAddress.check(record))).broken?.says;
    expect(await saying({ address, hosts })).toBeUndefined();
    expect(await saying({ address, hosts: [] })).toBe("all");
    expect(await saying({ address, hosts: [null, null, null] })).toBe("all");
    expect(await saying({ address, hosts: [{ bytes: "💰" }] })).toBe("all");
    expect(await saying({ address, hosts: [{ sha256: "zz" }] })).toBe("all");
    expect(await saying({ address, hosts: [...hosts, { bytes: "" }] })).toBe("one");
    for (const typed of [address.replace(/.$/, ""), `${address}1`, "", "no address"])
      expect(await saying({ address: typed, hosts })).toBe("address");
  });
});

describe("Each cheat", () => {
  it.each([
    ["one host that alters a byte", alter, { says: "one", at: 2 }],
    ["three hosts that agree on another file", agree, { says: "all" }],
  ])("%s is found, whatever was done before", async (_, cheat, broken) => {
    let game = await begin();
    const { address } = game;
    const off = (there: typeof game) => unplug(there, { at: 1, value: "false" });
    for (const before of [
      undefined,
      alter,
      agree,
      off,
      (there: typeof game) => write(there, { value: "" }),
    ]) {
      if (before) game = await before(game, random);
      game = await cheat(game, random);
      expect(game.problem).toBeUndefined();
      expect(game.address).toBe(address);
      expect(await found(hashAddress, game)).toEqual(broken);
      expect(game.hosts.filter(({ found }) => found !== address)).toHaveLength("at" in broken ? 1 : 3);
    }
  });

  it("turns over one bit: what one host shows is what its bytes come to", async () => {
    const { hosts, text } = await alter(await begin(), random);
    const bytes = new TextEncoder().encode(text);
    const at = hosts[1]?.at ?? -1;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(hosts[1]?.found).toBe(await addressOf(bytes));
  });
});
