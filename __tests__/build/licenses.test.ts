import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exhibitFiles } from "../../src/build/exhibitFiles";
import { packagesOf, writeLicenses } from "../../src/build/licenses";
import { temporaryFolder } from "../support/content";

const root = process.cwd();

describe("licenses.txt", () => {
  it("has the license of every package whose code the browser gets, once, and those of fonts and icons", () => {
    const target = temporaryFolder();
    mkdirSync(join(target, "licenses"));
    writeFileSync(join(target, "licenses/a-font.txt"), "The license of a font\n");
    writeFileSync(join(target, "licenses/a-font.txt.br"), "Compressed by the build before");
    writeLicenses(target, [
      ...exhibitFiles().sources,
      join(root, "src/theme/tokens.ts"),
      join(root, "node_modules/react/index.js"),
      join(root, "node_modules/react/cjs/react.production.js"),
    ]);
    const text = readFileSync(join(target, "licenses.txt"), "utf8");
    for (const name of ["react", "@bsv/sdk"]) {
      const folder = join(root, "node_modules", name);
      const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      expect(text.split(`${name} ${version}\n`)).toHaveLength(2);
    }
    expect(text).toContain("Open BSV License version 4");
    expect(text).toContain("a-font\n\nThe license of a font");
    expect(text).not.toContain("Compressed by the build before");
  });

  it("finds packages by the innermost folder of modules", () => {
    expect(
      packagesOf(["/a/node_modules/b/node_modules/@c/d/e.js", "/a/node_modules/b/f.js", "/a/src/g.js"]),
    ).toEqual(["/a/node_modules/b", "/a/node_modules/b/node_modules/@c/d"]);
  });

  it("asks for the text of a license that a package leaves out, and takes the one that was put there", () => {
    const target = temporaryFolder();
    mkdirSync(join(target, "licenses"));
    const bundled = join(target, "node_modules/short");
    mkdirSync(bundled, { recursive: true });
    writeFileSync(join(bundled, "package.json"), '{ "name": "short", "version": "1.0.0", "license": "MIT" }');
    const write = () => writeLicenses(target, [join(bundled, "index.js")]);
    expect(write).toThrow(
      "short comes without the text of its license: put it into static/licenses/short.txt",
    );
    writeFileSync(join(target, "licenses/short.txt"), "The license of short\n");
    write();
    expect(readFileSync(join(target, "licenses.txt"), "utf8")).toBe("short\n\nThe license of short\n");
  });
});
