import { JSDOM } from "jsdom";
import { markPage } from "../../src/exhibits/kit/markPage";

describe("A page", () => {
  const { documentElement: page, body } = new JSDOM('<p class="ex-verdict" data-state="unchecked"></p>')
    .window.document;
  const drawn = (state: string) => {
    body.firstElementChild?.setAttribute("data-state", state);
    markPage(body);
    return page.dataset.piece;
  };

  it("is told what the last check in its exhibit has found", () => {
    expect([drawn("holds"), drawn("caught")]).toEqual(["holds", "caught"]);
  });

  it("is told nothing once there is something new to check", () => {
    expect(drawn("unchecked")).toBeUndefined();
  });

  it("is told nothing by an exhibit whose check ends after the visitor has left", () => {
    const left = page.ownerDocument.createElement("div");
    left.innerHTML = '<p class="ex-verdict" data-state="holds"></p>';
    markPage(left);
    expect(page.dataset.piece).toBeUndefined();
  });
});
