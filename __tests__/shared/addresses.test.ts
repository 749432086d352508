import { redirectTarget } from "../../src/shared/addresses";

const routing = {
  routes: ["/404.html", "/", "/contact", "/solutions/parts-requisition", "/voicemail-case-study"],
  redirects: [
    { from: "/docs/*", to: "https://docs.example.com" },
    { from: "/metanet-desktop", to: "https://desktop.example.com" },
    { from: "/desktop/*", to: "https://desktop.example.com" },
    { from: "/old/*", to: "/contact" },
  ],
};

describe("An address that no file answers", () => {
  it.each([
    ["/Contact", "/contact"],
    ["/contact/", "/contact"],
    ["/SOLUTIONS/Parts-Requisition/", "/solutions/parts-requisition"],
    ["/Voicemail-Case-Study", "/voicemail-case-study"],
    ["/contact.html", "/contact"],
    ["/Contact.HTML", "/contact"],
    ["/contact/index.html", "/contact"],
    ["/index.html", "/"],
    ["//", "/"],
    ["/contact/index.html/", "/contact"],
  ])(
    "%s leads to the page whose address differs in case, slashes or a document's ending alone: %s",
    (path, route) => {
      expect(redirectTarget(path, routing)).toBe(route);
    },
  );

  it.each([
    "/contact%20",
    "/contact%20%20/",
    "/contact%C2%A0",
    "/contact,",
    "/contact.",
    "/Contact).",
    "/contact/,",
    "/contact.html;",
    "/contact%22",
    "/contact%3E",
    "/contact%E2%80%9D.",
    "/contact'",
    "/contact**",
  ])("%s leads to the page, without what stood behind it where it was copied from", (path) => {
    expect(redirectTarget(path, routing)).toBe("/contact");
  });

  it.each([
    ["/docs", "https://docs.example.com"],
    ["/docs,", "https://docs.example.com"],
    ["/docs/", "https://docs.example.com"],
    ["/docs/wallet/Keys", "https://docs.example.com/wallet/Keys"],
    ["/DOCS/wallet", "https://docs.example.com/wallet"],
    ["/metanet-desktop", "https://desktop.example.com"],
    ["/desktop", "https://desktop.example.com"],
    ["/desktop/mac/latest", "https://desktop.example.com/mac/latest"],
  ])("%s leads out of the site and keeps its deep path: %s", (path, target) => {
    expect(redirectTarget(path, routing)).toBe(target);
  });

  it.each(["/old", "/old/", "/old/deep/path", "/OLD/Deep"])("%s leads to the page of the site", (path) => {
    expect(redirectTarget(path, routing)).toBe("/contact");
  });

  it.each([
    "/nowhere",
    "/docsearch",
    "/metanet-desktop/deep",
    "/contact",
    "/",
    "/404",
    "/contact/index",
    "/contact%00",
    "/contact%",
    "/contact%2520",
    "/contacthtml",
  ])("%s leads nowhere, or is where it should be", (path) => {
    expect(redirectTarget(path, routing)).toBeUndefined();
  });

  it.each([`/${".".repeat(20_000)}x`, `/contact${".".repeat(20_000)}x`, `/${"/".repeat(20_000)}x`])(
    "is looked up in no time, however many dots or slashes it has",
    (path) => {
      const start = performance.now();
      expect(redirectTarget(path, routing)).toBeUndefined();
      expect(performance.now() - start).toBeLessThan(200);
    },
  );
});
