/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { analytics } from "../../src/head/analytics";
import { reached } from "../../src/services/goals";
import type { Analytics } from "../../src/shared/analytics";
import { pageChangeEvent } from "../../src/shared/pageChange";

const plausible: Analytics = {
  service: "plausible",
  src: "https://stats.example.com/js/script.js",
  attributes: { "data-domain": "www.example.com" },
  documentation: "https://docs.example.com",
};

const loaded = () => document.head.querySelector<HTMLScriptElement>('script[src^="https://stats"]');

/** What a document does whose head has the script of the service, up to the moment in which it is loaded. */
function visit(said: Analytics = plausible) {
  const element = Object.assign(document.createElement("script"), { type: "text/plain" });
  element.dataset.analytics = JSON.stringify(said);
  jest.spyOn(document, "currentScript", "get").mockReturnValue(element);
  analytics();
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(100);
}

const arrive = () => loaded()?.dispatchEvent(new Event("load"));

const setPreference = (name: "doNotTrack" | "globalPrivacyControl", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

/** Listeners of one test would answer in the next. */
let listening: [string, EventListenerOrEventListenerObject][];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = "";
  document.body.innerHTML = '<a href="https://docs.example.com/wallets">Docs</a><a href="#x">Here</a>';
  listening = [];
  const listen = window.addEventListener.bind(window);
  jest
    .spyOn(window, "addEventListener")
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      listening.push([type, listener]);
      listen(type, listener);
    });
});

afterEach(() => {
  for (const [type, listener] of listening) removeEventListener(type, listener);
  delete window.plausible;
  delete window.umami;
  delete window.goatcounter;
  setPreference("doNotTrack", null);
  setPreference("globalPrivacyControl", undefined);
});

describe("The service that counts visitors", () => {
  it("gets its script after the page has loaded, with the attributes that it needs", () => {
    visit();
    expect(loaded()?.src).toBe(plausible.src);
    expect(loaded()?.dataset.domain).toBe("www.example.com");
  });

  it.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ] as const)("is not loaded where the browser asks not to be followed: %s", (name, value) => {
    setPreference(name, value);
    visit();
    expect(loaded()).toBeNull();
  });

  it("gets what a visitor has done, even before its script loaded", () => {
    const tell = jest.fn();
    visit();
    reached("Newsletter subscribed");
    window.plausible = tell;
    arrive();
    reached("Message sent");
    expect(tell.mock.calls).toEqual([["Newsletter subscribed"], ["Message sent"]]);
  });

  it("gets the opening of the documentation, and of no other link", async () => {
    const tell = jest.fn();
    visit({ ...plausible, service: "umami" });
    window.umami = { track: tell };
    arrive();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    for (const link of document.links) await user.click(link);
    expect(tell.mock.calls).toEqual([["Documentation opened"]]);
  });

  it("counts each further page once where it does not see changes of page itself", () => {
    const count = jest.fn();
    visit({ ...plausible, service: "goatcounter" });
    window.goatcounter = { count };
    arrive();
    history.pushState(null, "", "/about");
    dispatchEvent(new Event(pageChangeEvent));
    dispatchEvent(new Event(pageChangeEvent));
    reached("Message sent");
    expect(count.mock.calls).toEqual([
      [{ path: "/about" }],
      [{ path: "Message sent", title: "Message sent", event: true }],
    ]);
  });

  it("may be blocked by the visitor, and nothing else notices", () => {
    visit();
    arrive();
    expect(() => reached("Message sent")).not.toThrow();
  });
});
