/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { morph } from "../../src/exhibits/kit/morph";

/** Turns one piece of markup into another, and gives the element that stays. */
function morphed(from: string, to: string, between: (element: Element) => void = () => {}) {
  const [element, next] = [from, to].map((markup) => {
    const holder = document.createElement("div");
    holder.innerHTML = markup;
    return holder;
  });
  if (!element || !next) throw new Error("Two are needed");
  document.body.replaceChildren(element);
  between(element);
  morph(element, next);
  return element;
}

describe("An element that is morphed into another", () => {
  it.each([
    ["<p>a</p>", "<p>b</p>"],
    ['<p class="a" id="x">a</p>', '<p class="b">a</p>'],
    ["<p>a</p>", "<p>a</p><p>b</p>c"],
    ["<p>a</p><p>b</p>c", "<p>a</p>"],
    ["<p>a</p>", "<ul><li>a</li></ul>"],
    ["a<b>c</b>", "<b>c</b>a"],
    [
      '<i data-key="1">1</i><i data-key="2">2</i><i data-key="3">3</i>',
      '<i data-key="3">3</i><i data-key="1">4</i>',
    ],
    ["", "<p>a</p>"],
    ["<p>a</p>", ""],
  ])("%j becomes like %j", (from, to) => {
    expect(morphed(from, to).innerHTML).toBe(to);
  });

  it("keeps the elements that stay, the focus, and what the visitor has opened", () => {
    let [button, details]: (Element | null)[] = [null, null];
    const element = morphed(
      "<details><summary>a</summary></details><button>b</button>",
      "<details><summary>c</summary></details><button>d</button>",
      (before) => {
        button = before.querySelector("button");
        details = before.querySelector("details");
        before.querySelector("button")?.focus();
        before.querySelector("details")?.setAttribute("open", "");
      },
    );
    expect(element.querySelector("button")).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(element.querySelector("details")).toBe(details);
    expect(details).toHaveAttribute("open");
    expect(element).toHaveTextContent("cd");
  });

  it("follows a key, not a position", () => {
    let second: Element | null = null;
    const rows = (...keys: string[]) => keys.map((key) => `<i data-key="${key}">${key}</i>`).join("");
    const element = morphed(rows("1", "2", "3"), rows("3", "2"), (before) => {
      second = before.children[1] ?? null;
    });
    expect(element.children[1]).toBe(second);
  });

  it("gets the new text, and keeps the caret if that is what was typed", () => {
    const typed = (value: string) => (before: Element) => {
      const area = before.querySelector("textarea");
      if (!area) throw new Error("There is no text");
      area.value = value;
      area.setSelectionRange(1, 1);
    };
    const [from, to] = ["<textarea>one</textarea>", "<textarea>two</textarea>"];
    expect(morphed(from, to, typed("three")).querySelector("textarea")).toHaveValue("two");
    const same = morphed(from, to, typed("two")).querySelector("textarea");
    expect(same).toHaveValue("two");
    expect(same?.selectionStart).toBe(1);
  });

  it("gets the new values of fields, not those that were typed", () => {
    const element = morphed(
      '<input value="1"><input type="checkbox">',
      '<input value="1"><input type="checkbox">',
      (before) => {
        const [field, box] = before.querySelectorAll("input");
        if (field) field.value = "2";
        if (box) box.checked = true;
      },
    );
    const [field, box] = element.querySelectorAll("input");
    expect(field).toHaveValue("1");
    expect(box).not.toBeChecked();
  });

  it("keeps a chosen file for as long as it is shown", async () => {
    document.body.innerHTML = '<p><input type="file"></p>';
    const field = document.querySelector("input") as HTMLInputElement;
    await userEvent.upload(field, new File(["a"], "deed.pdf"));
    const become = (html: string) => {
      const to = document.createElement("p");
      to.innerHTML = html;
      morph(field.parentElement as Element, to);
    };
    become('<input type="file" data-given>');
    expect(field.files?.[0]?.name).toBe("deed.pdf");
    become('<input type="file">');
    expect(field.files).toHaveLength(0);
  });
});
