/** @jest-environment jsdom */

import { draftKey } from "../../src/services/contactDraft";
import type { contactSend as Send } from "../../src/services/contactSend";
import { goalEvent } from "../../src/services/goals";
import { answerWith, failWith, settle } from "../support/requests";
import { chrome } from "../support/site";

const showToast = jest.fn();
const hideToast = jest.fn();

const message = {
  type: "feedback",
  name: "Ada",
  email: "ada@example.com",
  feedback: "Hello",
  newsletterSubscribe: 0,
} as const;

let contactSend: typeof Send;

/** What a new document loads. */
const load = () => {
  jest.isolateModules(() => {
    ({ contactSend } = require("../../src/services/contactSend"));
  });
};

const send = () =>
  contactSend.send("https://forms.example.com/contact", message, chrome().wordsContent, {
    showToast,
    hideToast,
  });

async function sent() {
  send();
  await settle();
}

const draft = () => sessionStorage.getItem(draftKey);

let alert: jest.SpiedFunction<typeof window.alert>;

beforeEach(() => {
  jest.useFakeTimers();
  alert = jest.spyOn(window, "alert");
  sessionStorage.setItem(draftKey, '{"name":"Ada"}');
  load();
});

describe("A message that is being sent", () => {
  it("hides the toast of an earlier one", () => {
    answerWith(200);
    send();
    expect(hideToast).toHaveBeenCalledTimes(1);
  });

  it("is sent once, however often that is requested", async () => {
    const fetch = answerWith(200);
    send();
    send();
    expect(contactSend.state()).toBe("sending");
    await settle();
    expect(contactSend.state()).toBe("sent");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("clears its draft when it has arrived, not before", async () => {
    answerWith(500);
    send();
    expect(draft()).not.toBeNull();
    await settle();
    expect(draft()).toBeNull();
  });

  it("that fails keeps its draft and is not sent again by itself", async () => {
    const fetch = failWith(new TypeError("Failed to fetch"));
    await sent();
    expect(contactSend.state()).toBe("editing");
    expect(alert.mock.calls).toEqual([["Failed to fetch"]]);
    // The alert is gone once it is closed.
    expect(contactSend.failure()).toBe(chrome().wordsContent.contact.kept);
    expect(draft()).not.toBeNull();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("repeats its success to a visitor who leaves the form in the same instant", async () => {
    answerWith(200);
    const leave = contactSend.subscribe(() => {});
    await sent();
    expect(showToast).not.toHaveBeenCalled();
    leave();
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: "success" }));
  });

  it("reports its success to the analytics service, and nothing else", async () => {
    const heard = jest.fn();
    process.env.COUNTS_VISITORS = "yes";
    addEventListener(goalEvent, (event) => heard((event as CustomEvent).detail));
    failWith(new TypeError("Failed to fetch"));
    await sent();
    expect(heard).not.toHaveBeenCalled();
    answerWith(200);
    await sent();
    delete process.env.COUNTS_VISITORS;
    await sent();
    expect(heard.mock.calls).toEqual([["Message sent"]]);
  });

  it("reports its success only once to a visitor who has stayed for a second", async () => {
    answerWith(200);
    const leave = contactSend.subscribe(() => {});
    await sent();
    await jest.advanceTimersByTimeAsync(1000);
    leave();
    expect(showToast).not.toHaveBeenCalled();
  });

  it("is given up after 30 seconds, with a note that it may have arrived", async () => {
    const fetch = answerWith(200);
    send();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(contactSend.state()).toBe("sending");
    await jest.advanceTimersByTimeAsync(1);
    expect(contactSend.state()).toBe("editing");
    expect(alert.mock.calls).toEqual([["Nobody has answered. It may be there."]]);
    expect(contactSend.failure()).toBe("Nobody has answered. It may be there.");
    expect(draft()).not.toBeNull();
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it("is also given up if requests cannot be aborted", async () => {
    const { AbortController } = window;
    Reflect.deleteProperty(window, "AbortController");
    answerWith(200);
    send();
    await jest.advanceTimersByTimeAsync(30_000);
    Object.assign(window, { AbortController });
    expect(contactSend.state()).toBe("editing");
    expect(alert).toHaveBeenCalledTimes(1);
  });

  it("reports to the form if it is there, without a toast", async () => {
    answerWith(200);
    const told = jest.fn();
    const leave = contactSend.subscribe(told);
    await sent();
    expect(told).toHaveBeenCalledTimes(2);
    expect(showToast).not.toHaveBeenCalled();
    leave();
  });

  it("whose form was left reports its success in a toast", async () => {
    answerWith(200);
    await sent();
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "success", title: "Your letter", text: "It is with us." }),
    );
  });

  it("whose form was left reports its failure in a toast as well as in the alert", async () => {
    failWith("no network");
    await sent();
    expect(alert.mock.calls).toEqual([["It did not go out"]]);
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "error", title: "Your letter", text: "It is still with you." }),
    );
  });

  it("that fails while its document is being left has no outcome, unless the document stays", async () => {
    failWith(new TypeError("Failed to fetch"));
    send();
    dispatchEvent(new Event("beforeunload"));
    await settle();
    expect(alert).not.toHaveBeenCalled();
    expect(contactSend.state()).toBe("sending");
    await jest.advanceTimersByTimeAsync(1000);
    expect(alert).toHaveBeenCalledWith("Failed to fetch");
    expect(contactSend.state()).toBe("editing");
  });

  it("whose document was left while it was being sent has an unknown outcome in the next one", async () => {
    answerWith(200);
    expect(contactSend.isUncertain()).toBe(false);
    send();
    expect(contactSend.isUncertain()).toBe(false);
    load();
    expect(contactSend.state()).toBe("editing");
    expect(contactSend.isUncertain()).toBe(true);
    await sent();
    load();
    expect(contactSend.isUncertain()).toBe(false);
  });
});
