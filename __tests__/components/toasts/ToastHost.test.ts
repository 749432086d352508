/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast } from "../../../src/components/toasts/ToastHost";

const toast = (title: string, kind: "success" | "error" = "success", quiet = false) =>
  act(async () =>
    showToast({ kind, title, text: `${title}, in more words.`, closeLabel: "Close message", quiet }),
  );

/** The bar that runs out while a toast is open; the end of its animation closes the toast. */
const timer = () => screen.getByRole("progressbar", { name: "notification timer" });

/** Finishes closing a toast: jsdom does not run its closing animation. */
async function leave(toast: HTMLElement) {
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

async function close(role = "alert") {
  const toast = screen.getByRole(role);
  await userEvent.click(screen.getByRole("button", { name: "Close message" }));
  await leave(toast);
}

const focus = (focused: boolean) => {
  jest.spyOn(document, "hasFocus").mockReturnValue(focused);
  fireEvent(window, new Event(focused ? "focus" : "blur"));
};

afterEach(async () => {
  if (screen.queryByRole("alert")) await close();
});

describe("A toast", () => {
  it("shows its title and its text", async () => {
    await toast("Thanks for subscribing!");
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("Thanks for subscribing!")).toBeVisible();
    expect(alert.getByText("Thanks for subscribing!, in more words.")).toBeVisible();
  });

  it("replaces the previous one, so that only one is shown at a time", async () => {
    await toast("First");
    await screen.findByText("First");
    await toast("Second", "error");
    await screen.findByText("Second");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.queryByText("First")).not.toBeInTheDocument();
  });

  it("stays for 5 seconds, and then closes by itself", async () => {
    await toast("Done");
    await screen.findByText("Done");
    expect(timer()).toHaveStyle({ animationDuration: "5000ms" });
    const alert = screen.getByRole("alert");
    fireEvent.animationEnd(timer());
    await leave(alert);
    expect(screen.queryByText("Done")).not.toBeInTheDocument();
  });

  it("waits while its close button has the focus", async () => {
    await toast("Done");
    await screen.findByText("Done");
    focus(true);
    await waitFor(() => expect(timer()).toHaveStyle({ animationPlayState: "running" }));
    act(() => screen.getByRole("button", { name: "Close message" }).focus());
    expect(timer()).toHaveStyle({ animationPlayState: "paused" });
    act(() => screen.getByRole("button", { name: "Close message" }).blur());
    expect(timer()).toHaveStyle({ animationPlayState: "running" });
  });

  it("is also shown while the previous one is closing", async () => {
    await toast("First");
    await screen.findByText("First");
    const first = screen.getByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Close message" }));
    await toast("Second");
    await leave(first);
    expect(await screen.findByText("Second")).toBeVisible();
  });

  it("can be shown again after it was closed", async () => {
    await toast("First");
    await screen.findByText("First");
    await close();
    await toast("Second");
    expect(await screen.findByText("Second")).toBeVisible();
  });

  it("is read out once, as an alert", async () => {
    await toast("Done");
    const alert = await screen.findByRole("alert");
    expect(alert.closest("[aria-live]")).toHaveAttribute("aria-live", "off");
  });

  it("that is quiet is seen and not read out, and the next one is", async () => {
    await toast("Known", "success", true);
    expect(await screen.findByText("Known")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText("Known").closest("[aria-live]")).toHaveAttribute("aria-live", "off");
    await toast("News");
    expect(within(await screen.findByRole("alert")).getByText("News")).toBeVisible();
    expect(screen.queryByText("Known")).not.toBeInTheDocument();
    await close();
    await toast("Known again", "error", true);
    await screen.findByText("Known again");
    await close("group");
  });
});
