import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast } from "../../src/components/ToastHost";

const toast = (title: string, kind: "success" | "error" = "success") =>
  act(async () => showToast({ kind, title, text: `${title}.`, closeLabel: "Close message" }));

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

describe("Toasts", () => {
  it("show their title and their text, one at a time", async () => {
    await toast("First");
    await wait(100);
    screen.getByText("First");
    await toast("Second", "error");
    await wait(100);
    console.log(document.body.innerHTML);
    await wait(4000);
    console.log(document.body.innerHTML);
    await wait(6000);
    console.log(document.body.innerHTML);
  });
});
