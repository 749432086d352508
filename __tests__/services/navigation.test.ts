/** @jest-environment jsdom */

import type { Loaded } from "../../src/framework/gatsbyRuntime";
import { guardNavigation } from "../../src/services/navigation";
import { pageChangeEvent } from "../../src/shared/pageChange";

type Page = Loaded | undefined;

const running = { webpackCompilationHash: "running" };
const newer = { webpackCompilationHash: "newer" };

const root = document.documentElement;

/** A page as Gatsby has it, of the running build if of no other. */
const pageOf = (path: string, build = running) => ({
  page: { ...build, path },
  json: { data: { pageContent: {} } },
});
const about = pageOf("/about");
const contact = pageOf("/contact");

/** What Gatsby's loader answers, call by call. */
const loadPage = jest.fn<Promise<Page>, [string]>();
const loadAppData = jest.fn<Promise<typeof running | undefined>, []>();

/** What the guard needs of Gatsby's runtime. */
const runtime = () => ({
  ___webpackCompilationHash: "running",
  ___loader: { loadPage, loadAppData },
  ___navigate: () => {},
});

let retry: HTMLButtonElement;

/** What has become of a promise so far. */
function outcome(promise: Promise<Page>) {
  const seen: { page?: Page } = {};
  promise.then((page) => {
    seen.page = page;
  });
  return seen;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

const load = (path: string) => outcome(window.___loader?.loadPage?.(path) ?? Promise.reject());

const answerWith = (status: number) =>
  jest.spyOn(window, "fetch").mockResolvedValue({ status } as unknown as Response);

beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockImplementation(async (path) => pageOf(path));
  loadAppData.mockResolvedValue(running);
  Object.assign(window, runtime());
  document.body.innerHTML = '<button id="retry">Try again</button>';
  retry = document.querySelector("button") as HTMLButtonElement;
  guardNavigation();
});

describe("A change of page", () => {
  it("continues with a page of the running version, without a message", async () => {
    const change = load("/about");
    await settle();
    expect(change.page).toEqual(about);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(root.className).toBe("js light");
  });

  it.each(["/about/", "/About", "/about?from=mail"])(
    "continues to %s, another spelling of its address",
    async (path) => {
      loadPage.mockResolvedValueOnce(about);
      const change = load(path);
      await settle();
      expect(change.page).toEqual(about);
    },
  );

  it("does not go back to a page that came without its data", async () => {
    history.replaceState(null, "", "/about");
    loadPage.mockResolvedValueOnce({ ...about, json: { data: {} } });
    const change = load("/about");
    await settle();
    expect(change).toEqual({});
  });

  it("continues to the page for unknown addresses", async () => {
    loadPage.mockResolvedValueOnce(pageOf("/404.html"));
    const change = load("/nowhere");
    await settle();
    expect(change.page).toEqual(pageOf("/404.html"));
  });

  it("that takes long shows a message until the page is there", async () => {
    let arrive: (page: Page) => void = () => {};
    loadPage.mockReturnValueOnce(new Promise((done) => (arrive = done)));
    const change = load("/about");
    await jest.advanceTimersByTimeAsync(999);
    expect(root).not.toHaveClass("slow");
    await jest.advanceTimersByTimeAsync(1);
    expect(root).toHaveClass("slow");
    arrive(about);
    await settle();
    expect(change.page).toEqual(about);
    expect(root).not.toHaveClass("slow");
  });

  it("waits at most a second for the site's version if the page is there", async () => {
    loadAppData.mockReturnValue(new Promise(() => {}));
    const change = load("/about");
    await jest.advanceTimersByTimeAsync(1000);
    expect(change.page).toEqual(about);
    expect(root).not.toHaveClass("slow");
  });

  it("works offline if the page is there", async () => {
    loadAppData.mockResolvedValue(undefined);
    const change = load("/about");
    await settle();
    expect(change.page).toEqual(about);
  });

  it.each<[string, () => void]>([
    ["could not be loaded", () => loadPage.mockResolvedValueOnce(undefined)],
    ["came with an error", () => loadPage.mockResolvedValueOnce({})],
    ["needs code that does not exist", () => loadPage.mockRejectedValueOnce(new Error("No such chunk"))],
    ["is of a newer version", () => loadPage.mockResolvedValueOnce(pageOf("/about", newer))],
    ["came as the data of another page", () => loadPage.mockResolvedValueOnce(contact)],
    ["came without its data", () => loadPage.mockResolvedValueOnce({ ...about, json: { data: {} } })],
    ["is of an older version than the site", () => loadAppData.mockResolvedValueOnce(newer)],
  ])("to a page that %s stops while the site is unreachable, and can be tried again", async (_, fail) => {
    fail();
    const change = load("/about");
    await settle();
    expect(root).toHaveClass("offline");
    expect(change).toEqual({});
    retry.click();
    await settle();
    expect(change.page).toEqual(about);
    expect(root).not.toHaveClass("offline");
  });

  it("stops while the site answers only with errors", async () => {
    answerWith(503);
    loadPage.mockResolvedValueOnce(undefined);
    load("/about");
    await settle();
    expect(root).toHaveClass("offline");
  });

  it("gives way to a newer one", async () => {
    let arrive: (page: Page) => void = () => {};
    loadPage.mockReturnValueOnce(new Promise((done) => (arrive = done)));
    const change = load("/about");
    await jest.advanceTimersByTimeAsync(1000);
    const later = load("/contact");
    await settle();
    expect(later.page).toEqual(contact);
    expect(root).not.toHaveClass("slow");
    arrive(about);
    await jest.advanceTimersByTimeAsync(2000);
    expect(change).toEqual({});
    expect(root.className).toBe("js light");
  });
});

describe("A click", () => {
  const began: string[] = [];
  const tell = () => began.push(location.pathname);
  let navigate: jest.Mock;

  beforeEach(() => {
    began.length = 0;
    history.replaceState({}, "", "/about");
    document.body.insertAdjacentHTML("beforeend", '<main tabindex="-1"></main>');
    addEventListener(pageChangeEvent, tell);
    navigate = jest.fn();
    window.___navigate = navigate;
    guardNavigation();
  });
  afterEach(() => removeEventListener(pageChangeEvent, tell));

  it.each(["/about", "/About/", "/about?from=mail"])("on %s goes to the top of the current page", (to) => {
    const scroll = jest.spyOn(window, "scrollTo");
    window.___navigate?.(to);
    expect(navigate).toHaveBeenCalledWith(to);
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.querySelector("main")).toHaveFocus();
    expect(began).toEqual(["/about"]);
  });

  it.each(["/contact", "/about#culture"])("on %s is left to Gatsby", (to) => {
    window.___navigate?.(to);
    expect(navigate).toHaveBeenCalledWith(to);
    expect(document.querySelector("main")).not.toHaveFocus();
    expect(began).toEqual([]);
  });
});

describe("Where Gatsby has renamed a piece of its runtime", () => {
  it.each<[string, object]>([
    ["the loader", { ___loader: undefined }],
    ["how it loads pages", { ___loader: { loadAppData } }],
    ["how it asks for the version", { ___loader: { loadPage } }],
    ["what clicks call", { ___navigate: undefined }],
    ["the version", { ___webpackCompilationHash: undefined }],
  ])("(%s) changes of page are left to Gatsby", (_, renamed) => {
    const navigate = jest.fn();
    Object.assign(window, { ...runtime(), ___navigate: navigate, ...renamed });
    guardNavigation();
    expect([navigate, undefined]).toContain(window.___navigate);
    expect([loadPage, undefined]).toContain(window.___loader?.loadPage);
  });
});
