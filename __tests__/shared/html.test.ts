import { html } from "../../src/shared/html";

describe("Markup", () => {
  it("shows values as text, wherever they are", () => {
    const hostile = `"><img src=x onerror=alert(1)>'&`;
    const { html: text } = html`<p title="${hostile}">${hostile}</p>`;
    expect(text).toBe(
      `<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;">&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;</p>`,
    );
  });

  it("takes markup as it is, joins lists and leaves out what is false", () => {
    const parts = [html`<b>1</b>`, [2, "3"], false as const, undefined, null, 0];
    expect(html`<p>${parts}</p>`.html).toBe("<p><b>1</b>230</p>");
  });

  it("has no line breaks of its own source, but keeps those of what is put in", () => {
    expect(
      html`
        <p
          id="a">
          ${"one\n two"}
          <b>three</b>
        </p>
      `.html,
    ).toBe('<p id="a">one\n two<b>three</b></p>');
  });
});
