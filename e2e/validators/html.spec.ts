import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { builtFiles } from "../hosting/support/built";
import { test } from "../support/test";

const checker = require.resolve("vnu-jar/build/dist/vnu.jar");

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** One document of each content: most have a second name. */
const documents = () => {
  const seen = new Map<string, string>();
  for (const name of builtFiles.all.filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(`public/${name}`, "utf8");
    if (!seen.has(html)) seen.set(html, `public/${name}`);
  }
  return [...seen.values()];
};

test("the Nu checker, which validator.w3.org runs, finds no error in any document", async () => {
  // One start of Java for all of them.
  test.slow();
  const { stderr } = await promisify(execFile)(
    "java",
    ["-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always", ...documents()],
    { maxBuffer: 64 * 1024 ** 2 },
  );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages
    // Its CSS is years behind: it knows neither container queries nor @starting-style.
    .filter(({ message }) => !message.startsWith("CSS: "))
    .map(({ url, message, extract }) => `${url.split("/public/")[1]}: ${message} ${extract ?? ""}`);
  expect(errors).toEqual([]);
});
