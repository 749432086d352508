/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { tellAlive } from "../../src/services/alive";
import { takeOver } from "../../src/services/takeOver";

it("answers a press without React while it takes the page over, and with it afterwards", async () => {
  const byReact = jest.fn();
  const byTheHeader = jest.fn();
  let tellThere = () => {};
  const there = new Promise<void>((done) => {
    tellThere = done;
  });
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
