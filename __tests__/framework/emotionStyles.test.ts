import { withStylesInHead } from "../../src/framework/emotionStyles";

const style = (name: string) => `<style data-emotion="css ${name}">.css-${name}{color:$&}</style>`;

describe("A document's styles", () => {
  it("are in its head after all others, in their order and each once", () => {
    const built = `<head><style>:root{}</style></head><body>${style("a")}<p>A</p>${style("b")}<p>B</p>${style("a")}<p>A</p></body>`;
    expect(withStylesInHead(built)).toBe(
      '<head><style>:root{}</style><style data-styles="a b">.css-a{color:$&}.css-b{color:$&}</style></head><body><p>A</p><p>B</p><p>A</p></body>',
    );
  });

  it("stay the same the second time, or if there are none", () => {
    const once = withStylesInHead(`<head></head><body>${style("a")}</body>`);
    expect(withStylesInHead(once)).toBe(once);
    expect(withStylesInHead("<head></head>")).toBe("<head></head>");
  });
});
