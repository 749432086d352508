import { readFileSync } from "node:fs";

/** Their licenses require the text with every copy, and the site sends copies to its visitors. */
const licenses = {
  "geist.txt": "@fontsource-variable/geist",
  "geist-mono.txt": "@fontsource-variable/geist-mono",
  "lucide.txt": "lucide-static",
};

describe("The licenses in static/", () => {
  it.each(Object.entries(licenses))("%s is the license of the installed %s", (name, dependency) => {
    const text = readFileSync(`static/licenses/${name}`, "utf8");
    expect(text).toBe(readFileSync(`node_modules/${dependency}/LICENSE`, "utf8"));
  });
});
