/** @jest-environment jsdom */
import { followRedirects } from "../../src/services/redirects";

const routing = {
  routes: ["/contact"],
  redirects: [
    { from: "/docs/*", to: "https://docs.example.com" },
    { from: "/desktop", to: "https://desktop.example.com" },
    { from: "/old", to: "/new" },
    { from: "/Contact", to: "/contact" },
  ],
};

const navigate = jest.fn();
const go = jest.fn();

const startAt = (address: string) => {
  history.replaceState(null, "", address);
  Object.assign(window, { ___navigate: navigate });
  followRedirects(routing, go);
};

describe("A change of page inside the app", () => {
  it.each([
    ["/docs", "https://docs.example.com"],
    ["/docs/a/b?x=1#h", "https://docs.example.com/a/b?x=1#h"],
    ["/DOCS/a", "https://docs.example.com/a"],
    ["/desktop/", "https://desktop.example.com"],
  ])("to %s leaves the site for %s without Gatsby", (from, to) => {
    startAt("/about");
    window.___navigate?.(from);
    expect(go.mock.calls).toEqual([[to]]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ["/Contact", "/contact"],
    ["/CONTACT/?a=1", "/contact?a=1"],
    ["/old#part", "/new#part"],
  ])("to %s shows %s, with its query, hash and state", (from, to) => {
    startAt("/about");
    window.___navigate?.(from, { state: { topic: "Provenance" } });
    expect(navigate.mock.calls).toEqual([[to, { state: { topic: "Provenance" } }]]);
    expect(go).not.toHaveBeenCalled();
  });

  it.each(["/contact", "/docsearch", "/desktop/deep", "/nowhere", "https://elsewhere.example.com/docs"])(
    "to %s is Gatsby's own",
    (to) => {
      startAt("/about");
      window.___navigate?.(to, { replace: true });
      expect(navigate.mock.calls).toEqual([[to, { replace: true }]]);
      expect(go).not.toHaveBeenCalled();
    },
  );
});

it("a typed address that no document has redirected is redirected", () => {
  startAt("/docs/a?b#c");
  expect(go.mock.calls).toEqual([["https://docs.example.com/a?b#c"]]);
});
