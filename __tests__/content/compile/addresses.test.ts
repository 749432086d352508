/** @jest-environment jsdom */

import { redirectDocument } from "../../../src/build/redirectDocument";
import { addressesOf } from "../../../src/content/compile/addresses";
import { fixtureContent } from "../../support/fixture";

describe("A redirect's document", () => {
  it("escapes whatever it contains", () => {
    const text = redirectDocument('https://example.com/"</script><b>', 'Off to <b> & "more"', "run()");
    const page = new DOMParser().parseFromString(text, "text/html");
    expect(page.title).toBe('Off to <b> & "more"');
    expect(page.querySelector("b")).toBeNull();
    expect(page.querySelector("script")?.textContent).toBe("run()");
    expect(page.querySelector("script")?.dataset.to).toBe('https://example.com/"</script><b>');
  });

  it("works without JavaScript too", () => {
    const text = redirectDocument("https://docs.example.com", "You are being taken to", "");
    const page = new DOMParser().parseFromString(text, "text/html");
    expect(page.querySelector("noscript")?.innerHTML).toContain("0; url=https://docs.example.com");
    expect(page.querySelector("p a")?.getAttribute("href")).toBe("https://docs.example.com");
  });
});

describe("The origins that pages talk to", () => {
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

  it("do not include the site itself, or forms without an endpoint", () => {
    expect(originsWith("/api/submit", "").connect).toEqual([]);
  });
});

describe("Redirects", () => {
  it("have no slash at the end, except for the home page", () => {
    const items = [
      { from: "/a", to: "https://a.example.com/" },
      { from: "/b", to: "/" },
    ];
    const { redirects } = addressesOf({ ...fixtureContent(), redirects: { items } });
    expect(redirects.map(({ to }) => to)).toEqual(["https://a.example.com", "/", "/contact"]);
  });
});
