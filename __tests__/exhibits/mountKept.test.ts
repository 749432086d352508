/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import type { Exhibit, ExhibitContent, ExhibitState } from "../../src/exhibits/kit/exhibit";
import { asHash } from "../../src/exhibits/kit/hash";
import { readChecks } from "../../src/shared/checks";
import { kitWords as words } from "../support/exhibits";
import { givePage, press, root, show, verdict } from "../support/mounted";

const content: ExhibitContent = {
  name: "example",
  labels: {},
  holds: "It fits.",
  steps: { off: "It is on" },
  fails: { off: "It is off." },
};

interface Drawn extends ExhibitState {
  drawn: string;
  name: string;
}

const game: Drawn = { drawn: "0", name: "" };

const exhibit: Exhibit<Drawn, ExhibitContent, { drawn: string }> = {
  begin: async () => game,
  edits: {
    draw: (there) => ({ ...there, drawn: String(Number(there.drawn) + 1) }),
    type: (there, { value }) => ({ ...there, name: value }),
  },
  cheats: {},
  finish: (there) => there,
  check: ({ drawn }: { drawn: string }) => [{ step: "off", passes: drawn !== "" }],
  view: ({ drawn, name }) => ({
    html: `<dl class="ex-fields"><div><dt>Result</dt><dd>${drawn}</dd></div></dl>
      <input data-do="type" aria-label="Name" value="${name}"><button data-do="draw">Draw again</button>`,
  }),
  sealOf: () => asHash("example", "0".repeat(64)),
  record: ({ drawn }) => ({ drawn }),
};

beforeAll(givePage);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/");
  begin();
});

const begin = () => show(exhibit, game, content);

describe("What was done to an exhibit", () => {
  const drawAgain = async () => {
    await press("Draw again");
    await waitFor(() => expect(root()).not.toHaveAttribute("aria-busy"));
  };
  const result = () => document.querySelector("dd")?.textContent;

  it("is restored by Back, unchecked, until the visitor starts again", async () => {
    await drawAgain();
    begin();
    await waitFor(() => expect(result()).toBe("1"));
    expect(verdict()).toHaveAttribute("data-verdict", "unchecked");
    await press(words.reset);
    await waitFor(() => expect(result()).toBe("0"));
    begin();
    expect(sessionStorage).toHaveLength(0);
    expect(result()).toBe("0");
  });

  it("can be shared as a link, and arrives unchecked", async () => {
    await drawAgain();
    await press("Link");
    await waitFor(() =>
      expect(root()).toHaveAttribute("data-link", expect.stringContaining("#proof=example.")),
    );
    expect(document.querySelector(".ex-link")).toHaveTextContent(root()?.getAttribute("data-link") ?? "");
    const { hash } = new URL(root()?.getAttribute("data-link") ?? "");
    sessionStorage.clear();
    history.replaceState(null, "", hash);
    begin();
    await waitFor(() => expect(result()).toBe("1"));
    expect(verdict()).toHaveAttribute("data-verdict", "unchecked");
    // What is done from there on has the last word when the page is loaded again.
    await drawAgain();
    begin();
    await waitFor(() => expect(result()).toBe("2"));
  });

  it("says if it came by a link, and is then not kept as a passed check", async () => {
    await drawAgain();
    await press("Link");
    await waitFor(() => expect(root()).toHaveAttribute("data-link"));
    const { hash } = new URL(root()?.getAttribute("data-link") ?? "");
    sessionStorage.clear();
    history.replaceState(null, "", hash);
    begin();
    await waitFor(() => expect(verdict()).toHaveTextContent(words.linked));
    // The way back brings it as what it is.
    for (const act of [words.check, "Draw again", words.check]) {
      await press(act);
      await waitFor(() => expect(root()).not.toHaveAttribute("aria-busy"));
      expect(verdict()).toHaveTextContent(words.linked);
    }
    expect(readChecks()).toEqual([]);
    begin();
    await waitFor(() => expect(verdict()).toHaveTextContent(words.linked));
    await press(words.reset);
    await waitFor(() => expect(verdict()).not.toHaveTextContent(words.linked));
    await press(words.check);
    await waitFor(() => expect(readChecks()).toHaveLength(1));
    expect(verdict()).not.toHaveTextContent(words.linked);
  });

  it.each(["", "d", "p", "pe30", "pbnVsbA", "dAAAA", "x", "p%00", `p${btoa('{"drawn":7}')}`])(
    "is the worked example if the link is damaged: %j",
    async (text) => {
      history.replaceState(null, "", `#proof=example.${text}`);
      begin();
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(words.damaged));
      expect(result()).toBe("0");
    },
  );

  it("says if it is too long for a link", async () => {
    const long = Array.from({ length: 3000 }, (_, at) => (at * 7919).toString(36)).join("");
    await userEvent.click(screen.getByRole("textbox", { name: "Name" }));
    await userEvent.paste(long);
    await waitFor(() => expect(root()).not.toHaveAttribute("aria-busy"));
    await press("Link");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(words.long));
    expect(root()).not.toHaveAttribute("data-link");
  });
});
