/** @jest-environment jsdom */
import { addressesOf, leadOn, notFoundScript, redirectDocument } from "../../src/content/compile/addresses";
import { fixtureContent } from "../support/fixture";

const redirects = {
  items: [
    { from: "/docs/*", to: "https://docs.example.com" },
    { from: "/desktop/*", to: "https://desktop.example.com" },
    { from: "/old-desktop", to: "https://desktop.example.com" },
  ],
};
const addresses = addressesOf({ ...fixtureContent(), redirects });

describe("An address that no file answers", () => {
  it.each([
    ["/Contact", "/contact"],
    ["/contact/", "/contact"],
    ["/GUIDES/Tour/", "/guides/tour"],
    ["/Company", "/company"],
    ["/contact.html", "/contact"],
    ["/Contact.HTML", "/contact"],
    ["/contact/index.html", "/contact"],
    ["/index.html", "/"],
    ["//", "/"],
  ])(
    "%s leads to the page whose address differs in case, slashes or a document's ending alone: %s",
    (path, route) => {
      expect(leadOn(path, addresses)).toBe(route);
    },
  );

  it.each([
    ["/docs", "https://docs.example.com"],
    ["/docs/", "https://docs.example.com"],
    ["/docs/wallet/Keys", "https://docs.example.com/wallet/Keys"],
    ["/DOCS/wallet", "https://docs.example.com/wallet"],
    ["/old-desktop", "https://desktop.example.com"],
    ["/desktop", "https://desktop.example.com"],
    ["/desktop/mac/latest", "https://desktop.example.com/mac/latest"],
  ])("%s leads out of the site, its deep path kept: %s", (path, target) => {
    expect(leadOn(path, addresses)).toBe(target);
  });

  it.each([
    "/nowhere",
    "/docsearch",
    "/old-desktop/deep",
    "/contact",
    "/",
    "/404",
    "/contact/index",
    "/contacthtml",
  ])("%s leads nowhere, or is where it should be", (path) => {
    expect(leadOn(path, addresses)).toBeUndefined();
  });
});

describe("The documents that lead on", () => {
  it("carry the same rule to the browser, which uses nothing from outside", () => {
    window.history.replaceState(null, "", "/no-such-page");
    const script = notFoundScript(addresses);
    expect(script).toContain("/company");
    const element = document.createElement("script");
    element.textContent = script;
    document.head.append(element);
    expect(document.documentElement).not.toHaveClass("leaving");
  });

  it("cannot be broken out of by what they hold", () => {
    const text = redirectDocument('https://example.com/"</script><b>', 'Off to <b> & "more"');
    expect(text).not.toContain("</script><b>");
    expect(text).toContain("<title>Off to &lt;b> &amp; &quot;more&quot;</title>");
    expect(notFoundScript({ ...addresses, routes: ["/</script>"] })).not.toContain("</script>");
  });

  it("work without JavaScript too", () => {
    const text = redirectDocument("https://docs.example.com", "You are being taken to");
    const page = new DOMParser().parseFromString(text, "text/html");
    expect(page.querySelector("noscript")?.innerHTML).toContain("0; url=https://docs.example.com");
    expect(page.querySelector("p a")?.getAttribute("href")).toBe("https://docs.example.com");
  });
});

describe("The hosts that pages talk to", () => {
  const originsWith = (contact: string, newsletter: string) => {
    const content = fixtureContent();
    const site = { ...content.site, forms: { contact, newsletter } };
    return addressesOf({ ...content, site }).origins;
  };

  it("are those of the forms, each once, and those of videos", () => {
    const { connect, frame } = originsWith(
      "https://f.example.com/contact?x",
      "https://f.example.com/newsletter",
    );
    expect(connect).toEqual(["https://f.example.com"]);
    expect(frame.length).toBeGreaterThan(0);
    for (const origin of frame) expect(new URL(origin).origin).toBe(origin);
  });

  it("are none where the forms send to the site itself, or nowhere", () => {
    expect(originsWith("/api/submit", "").connect).toEqual([]);
  });
});

describe("Redirects", () => {
  it("have no slash at their end, but for the home page", () => {
    const items = [
      { from: "/a", to: "https://a.example.com/" },
      { from: "/b", to: "/" },
    ];
    const { redirects } = addressesOf({ ...fixtureContent(), redirects: { items } });
    expect(redirects.map(({ to }) => to)).toEqual(["https://a.example.com", "/"]);
  });
});
