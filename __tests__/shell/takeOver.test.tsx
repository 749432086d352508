/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { tellAlive } from "../../src/services/alive";
import { takeOver } from "../../src/shell/takeOver";

it("answers a press without React while it takes the page over, and with it afterwards", async () => {
  const byReact = jest.fn();
  const byTheHeader = jest.fn();
  let tellThere = () => {};
  const there = new Promise<void>((done) => (tellThere = done));
  const page = (
    <button type="button" onClick={byReact} ref={() => tellThere()}>
      Menu
    </button>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const button = document.querySelector("button") as HTMLElement;
  addEventListener("click", byTheHeader);

  takeOver(page, button.parentElement as Element);
  button.click();
  expect(byTheHeader).toHaveBeenCalledTimes(1);
  expect(byReact).not.toHaveBeenCalled();

  await there;
  tellAlive();
  button.click();
  expect(byReact).toHaveBeenCalledTimes(1);
});

it("leaves the page as it was served where the data that came is not its own, whole", () => {
  const page = <h1>The page</h1>;
  const pageOf = (path: string, data: object) => ({
    page: { webpackCompilationHash: "1", path },
    json: { data },
  });
  for (const loaded of [pageOf("/about", { pageContent: {} }), pageOf("/contact", {}), undefined]) {
    document.body.innerHTML = `<div>${renderToString(page)}</div>`;
    Object.assign(window, { pagePath: "/contact", ___loader: { loadPageSync: () => loaded } });
    expect(() => takeOver(page, document.body.firstElementChild as Element)).toThrow("not this page's");
    expect(document.body).toHaveTextContent("The page");
  }
});

it.each(["/contact", "/contact?from=mail"])("takes over the page with data of %s", (path) => {
  const loaded = { page: { webpackCompilationHash: "1", path }, json: { data: { pageContent: {} } } };
  Object.assign(window, { pagePath: "/contact", ___loader: { loadPageSync: () => loaded } });
  document.body.innerHTML = `<div>${renderToString(<h1>The page</h1>)}</div>`;
  expect(() => takeOver(<h1>The page</h1>, document.body.firstElementChild as Element)).not.toThrow();
});
