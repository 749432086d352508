import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "../../src/build/compress";
import { filesBelow } from "../../src/content/read/folders";
import { temporaryFolder } from "../support/content";
import { fill, page } from "../support/release";

describe("Compression", () => {
  it("writes compressed twins beside text files, which decode to the original bytes", async () => {
    const folder = temporaryFolder();
    const names = ["about.html", "deep/a.css", "a.js", "a.json", "a.txt", "a.xml", "a.webmanifest", "a.svg"];
    fill(folder, Object.fromEntries(names.map((name) => [name, page(`${name} – ünïcödé`)])));
    await compress(folder, temporaryFolder());
    expect(filesBelow(folder)).toHaveLength(names.length * 3);
    for (const name of names) {
      const original = readFileSync(join(folder, name));
      const packed = readFileSync(join(folder, `${name}.br`));
      expect(packed.length).toBeLessThan(original.length / 2);
      expect(brotliDecompressSync(packed)).toEqual(original);
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`)))).toEqual(original);
    }
  });

  it("skips what gains nothing: small files, pictures, fonts, host rules", async () => {
    const folder = temporaryFolder();
    const large = page("x");
    const names = ["a.png", "a.avif", "a.woff2", "a.jpg", "_worker.js", "_routes.json", "_headers"];
    fill(folder, {
      ...Object.fromEntries(names.map((name) => [name, large])),
      "small.html": "x".repeat(1023),
    });
    await compress(folder, temporaryFolder());
    expect(filesBelow(folder)).toEqual([...names, "small.html"].sort());
  });

  it("gives the same bytes each time", async () => {
    const [first, second] = [temporaryFolder(), temporaryFolder()];
    for (const folder of [first, second]) {
      fill(folder, { "a.html": page("x") });
      await compress(folder, temporaryFolder());
    }
    for (const name of ["a.html.br", "a.html.gz"])
      expect(readFileSync(join(first, name))).toEqual(readFileSync(join(second, name)));
  });

  it("compresses one document of each page, the one that servers read", async () => {
    const folder = temporaryFolder();
    fill(folder, { "a.html": page("a"), "a/index.html": page("a"), "b/index.html": page("b") });
    await compress(folder, temporaryFolder());
    expect(filesBelow(folder).filter((name) => name.endsWith(".br"))).toEqual([
      "a.html.br",
      "b/index.html.br",
    ]);
  });

  it("compresses a text once, however many files have it and however often it is built", async () => {
    const [folder, store] = [temporaryFolder(), temporaryFolder()];
    fill(folder, { "a.html": page("a"), "A.html": page("a"), "b.html": page("b") });
    await compress(folder, store);
    expect(filesBelow(store)).toHaveLength(4);
    const packed = filesBelow(store).map((name) => statSync(join(store, name)).mtimeMs);
    await compress(folder, store);
    expect(filesBelow(store).map((name) => statSync(join(store, name)).mtimeMs)).toEqual(packed);
    expect(gunzipSync(readFileSync(join(folder, "A.html.gz"))).toString()).toBe(page("a"));
  });

  it("removes cached texts that the site no longer has", async () => {
    const [folder, store] = [temporaryFolder(), temporaryFolder()];
    fill(folder, { "a.html": page("a") });
    await compress(folder, store);
    fill(folder, { "a.html": page("b") });
    await compress(folder, store);
    expect(filesBelow(store)).toHaveLength(2);
    expect(gunzipSync(readFileSync(join(folder, "a.html.gz"))).toString()).toBe(page("b"));
  });
});
