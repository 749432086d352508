import { createHash } from "node:crypto";

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const texts: Record<string, string> = {
  "/": "<p>Home</p>",
  "/about": "<p>About</p>",
  "/app.js": "run()",
};

/** The release.json of a small site, with files that no host sends when they are asked for. */
export const release = {
  commit: "0f1e2d3c",
  bytes: 21_400_000,
  files: {
    _headers: "never sent",
    ".nojekyll": "never sent",
    "404.html": "sent for what is not there",
    "about.html": sha256("<p>About</p>"),
    "about/index.html": sha256("<p>About</p>"),
    "about.html.br": "packed",
    "app.js": sha256("run()"),
    "docs/index.html": "leads elsewhere",
    "index.html": sha256("<p>Home</p>"),
  },
  addresses: { redirects: [{ from: "/docs/*" }] },
};

/** What the site answers: the text of a file; nothing where the connection is lost; "gone" where there is no such file. */
export type Answers = (address: string) => string | undefined;

export const rightly: Answers = (address) =>
  address === "/release.json" ? JSON.stringify(release) : texts[address];

export const setNavigator = (value: object) =>
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });

/** Puts the small site where a page's own site is. `asked` hears each address. */
export function serveSite(answers: Answers = rightly, asked: (address: string) => void = () => {}) {
  Object.assign(globalThis, { location: { origin: "https://www.example.com" } });
  setNavigator({});
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    asked(String(address));
    const text = answers(String(address));
    if (text === undefined) throw new TypeError("Failed to fetch");
    return new Response(text, { status: text === "gone" ? 404 : 200 });
  });
}
