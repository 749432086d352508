import { readFileSync } from "node:fs";

/** Their licences ask that the text goes along with every copy, and the site hands copies to its visitors. */
const licences = {
  "geist.txt": "@fontsource-variable/geist",
  "geist-mono.txt": "@fontsource-variable/geist-mono",
  "lucide.txt": "lucide-static",
};

describe("The licences in static/", () => {
  it.each(Object.entries(licences))("%s is that of the %s installed here", (name, dependency) => {
    const text = readFileSync(`static/licenses/${name}`, "utf8");
    expect(text).toBe(readFileSync(`node_modules/${dependency}/LICENSE`, "utf8"));
  });
});
