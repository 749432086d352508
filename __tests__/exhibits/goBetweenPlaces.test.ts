import { exhibit as goBetween } from "../../src/exhibits/go-between";
import type { Content } from "../../src/exhibits/go-between/words";
import { step } from "../../src/exhibits/kit/scene";
import { after, drawn, input, placed } from "../support/goBetweenPages";

describe("Where a certificate is refused", () => {
  const contentFor = (preset: string) => placed.find((content) => content.preset === preset) as Content;

  it.each([
    ["fields", "change", ".ex-readers s + b", /0199/],
    ["fields", "repeat", ".ex-readers .ex-tally[data-torn]", /^$/],
    ["fields", "divert", ".ex-readers .ex-shown:has(.ex-key)", /the bank/],
    ["fields", "pose", ".ex-readers .ex-shown:has(.ex-issuer) + small:has(.ex-issuer)", /^asked:$/],
    ["fields", "misuse", ".ex-readers .ex-stamp", /Revoked/],
    ["fields", "misuse", ".ex-readers[data-kind=fields]:has([data-stop]) [data-open]", /^Phone\+1 555 0117$/],
    ["fields", "other", ".ex-readers .ex-shown", /Newsletter/],
    ["doors", "misuse", "li:first-child[data-mark=caught]:not([data-open]) p + small", /^Can read: Astoria$/],
    ["doors", "change", "li:first-child:not([data-open]) p + small", /^Can read: Astoria$/],
    ["fields", "pass", ".ex-readers h3 + .ex-card [data-open][data-mark=gap] b", /^\+1 555 0117$/],
    ["fields", "hide", ".ex-from .ex-stamp", /Revoked/],
    ["fields", "trick", ".ex-from .ex-lent[data-mark=gap]", /^Her phone is in your hand$/],
    ["fields", "trick", ".ex-readers .ex-head .ex-shown + small", /^asked: Dana$/],
    ["fields", "check", ".ex-stage:not(:has(.ex-lent))", /Dana/],
    ["doors", "repeat", ".ex-cause .ex-tally[data-torn]", /^$/],
    ["doors", "pose", "[data-before=pose]", /^$/],
    ["doors", "other", ".ex-cause:not(:has(s))", /^Canteen card asked: Staff card$/],
    ["doors", "divert", ".ex-cause:not(:has(s))", /^Opened for payroll asked: Site$/],
    ["doors", "divert", ".ex-letter", /^Yard gate Opened for payroll/],
    ["doors", "misuse", ".ex-letter", /^Yard gate, Mail, Payroll/],
    ["doors", "misuse", "li:last-child[data-mark=caught] .ex-stamp", /Revoked/],
    ["doors", "divert", "li:last-child[data-mark=none][data-open] p", /Accounts/],
    ["phone", "divert", ".ex-page b", /tide-shop/],
    ["phone", "divert", ".ex-page:has(b) [data-stop]", /Made for dive-log/],
    ["phone", "divert", ".ex-lanes + .ex-track[data-back][data-place=refused]", /yes/],
    ["phone", "divert", ".ex-from > h3", /^Another page, the buyer$/],
    ["phone", "pose", ".ex-from > h3", /^A copycat’s page$/],
    ["phone", "pose", ".ex-track[data-place=refused]:not([data-back]) + .ex-none", /^No answer$/],
    ["phone", "pose", ".ex-phone li[data-mark=caught] [data-stop]", /Another page’s key/],
    ["phone", "repeat", ".ex-page [data-stop]", /used before/],
    ["phone", "repeat", ".ex-phone ul:not(:has(li + li))", /Pay/],
    ["phone", "change", ".ex-page mark", /\$1\.80/],
    ["phone", "change", ".ex-exchange:has(.ex-track[data-back]) [data-mark=none]", /^Pay 90¢/],
    ["phone", "change", ".ex-phone li[data-mark=pass] .ex-sign", /^$/],
    ["phone", "divert", ".ex-phone li[data-mark=pass] .ex-sign", /^$/],
    ["phone", "reset", ".ex-track[data-place=hand] + p", /^No answer yet$/],
    ["phone", "check", ".ex-track + .ex-track[data-back]:has(.ex-yes)", /Dana’s yes, signed$/],
    ["phone", "keep", ".ex-phone[data-mark=gap] li b + span", /^Nothing came$/],
    ["phone", "keep", ".ex-got", /no tide table$/],
    ["phone", "trick", ".ex-phone .ex-hands .ex-shown:has(.ex-finger) + small", /asked: Dana$/],
    [
      "phone",
      "divert",
      ".ex-page:not(:has(s .ex-issuer)) p:nth-child(2)",
      /^Its key: …(\w{4}) +Her yes is for …(?!\1)\w{4}$/,
    ],
    ["message", "misuse", ".ex-letter[data-mark=none] p", /: Sealed. You can’t read it./],
    ["forms", "trick", ".ex-device mark", /^None.$/],
    ["message", "trick", ".ex-letter p", /Order 4711 is canceled.*laptop$/],
    ["forms", "misuse", ".ex-letter[data-mark=none] p", /Sealed. You can’t read it./],
    ["forms", "trick", ".ex-letter[data-mark=none] p", /None.*phone$/],
    ["forms", "trick", ".ex-readers > li:nth-child(3)[data-mark=gap] p", /^None.$/],
    ["forms", "pose", ".ex-letter mark", /None/],
    ["fields", "trick", ".ex-hand .ex-card [data-mark=gap]", /your key/],
    ["forms", "hold", "li:nth-child(3)[data-mark=gap]:has([data-empty]) p", /^Nothing came$/],
    ["forms", "hold", ".ex-got", /^Nothing came, and no clinic asks$/],
    ["forms", "divert", ".ex-readers[data-swap] > li:first-child .ex-own-key", /^$/],
    ["forms", "check", "[data-step=whole]", /^Opens with her key and this clinic’s$/],
    ["forms", "divert", "li:nth-child(3):not(:has(.ex-own-key)) [data-hole] ~ [data-wrong][data-hole]", /^$/],
    ["forms", "leak", "li:nth-child(3)[data-mark=gap] p", /^Shows: Penicillin and peanuts.$/],
    ["forms", "leak", "li:nth-child(2)[data-mark=none]", /Penicillin and peanuts/],
    ["forms", "leak", ".ex-court[data-mark=gap]", /Penicillin and peanuts.Signed$/],
    ["forms", "misuse", ".ex-court p[data-mark=caught]:not(:has(s)) b", /^None.$/],
    ["doors", "trick", "li[data-open] [data-before=trick]", /^$/],
    ["doors", "hide", ".ex-office [aria-pressed=true] + ul .ex-stamp", /Revoked/],
    ["doors", "misuse", ".ex-office [aria-pressed=true] + ul .ex-stamp", /Revoked/],
    ["fields", "check", ".ex-from [data-open] > i > .ex-key", /^$/],
    ["message", "check", "[data-chip=read] + [data-chip=come]", /^2Order 4711: replace/],
    ["message", "change", "[data-chip=read]:first-child + [data-chip=caught]:has([data-shut])", /^22$/],
    ["message", "repeat", "[data-chip=read] + [data-chip=read]", /^2Order 4711: replace/],
    ["message", "repeat", "[data-chip=caught]:has([data-look])", /^2Order 4711: replace.*2$/],
    ["message", "skip", "[data-chip=missing]:nth-child(2) + [data-chip=caught]", /^33$/],
    ["message", "hold", "[data-chip=read] + [data-chip=gap]:last-child", /^2$/],
    ["message", "trick", "[data-chip=come] mark", /^Order 4711 is canceled.$/],
    ["message", "divert", ".ex-way [data-wrong][data-hole]", /^$/],
    ["message", "divert", ".ex-hand .ex-own-key", /^$/],
    ["message", "divert", ".ex-hand [data-stop]", /Your key opens nothing/],
    ["message", "divert", ".ex-readers > li[data-mark=none] p", /^Waits$/],
    ["doors", "reset", ".ex-office:has([data-do=misuse]) h3", /^HR: Staff card$/],
    ["message", "misuse", ".ex-readers > li[data-mark=none] mark", /canceled/],
    ["message", "misuse", ".ex-court[data-mark=caught] [data-stop]", /Not signed by the workshop/],
    ["forms", "misuse", "li:nth-child(3)[data-mark=none] mark", /None/],
    ["forms", "misuse", ".ex-court[data-mark=caught] [data-stop]", /Not signed by her/],
    ["phone", "pose", ".ex-page .ex-shown:has(.ex-issuer)", /key: …[0-9a-f]{4}/],
    ["phone", "change", ".ex-page [data-part] + [data-beyond]", /^$/],
    ["phone", "repeat", ".ex-page [data-part] + [data-beyond]", /^$/],
    ["phone", "misuse", ".ex-phone [data-part] + [data-beyond]", /^$/],
    ["phone", "misuse", ".ex-phone", /Above her limit, the phone asks: 90¢ \+ \$2/],
    ["phone", "misuse", "output", /for \$2 with \$1\.10 left.*first 90¢ stays paid/],
    ["phone", "misuse", ".ex-track + .ex-none", /^No answer yet$/],
    ["phone", "check", "[data-steps]:not(:has([data-step=holder]))", /As Dana agreed$/],
    ["phone", "misuse", ".ex-page mark", /\$2/],
    ["fields", "repeat", ".ex-hand .ex-card mark", /^Yesterday’s half$/],
    ["fields", "repeat", ".ex-readers .ex-head:has(.ex-halves)", /^Signed yesterday/],
    ["doors", "repeat", ".ex-readers:not(:has(.ex-halves)) .ex-cause", /^$/],
    ["doors", "repeat", ".ex-hand .ex-card mark", /^Yesterday’s half$/],
    ["fields", "divert", ".ex-hand .ex-card mark", /^Opened for the bank$/],
    ["fields", "check", ".ex-from .ex-card .ex-head:last-child", /^Opened for the bank$/],
    ["fields", "divert", ".ex-readers h3", /^Car rental$/],
    ["doors", "change", ".ex-letter[data-mark=caught] p", /Payroll.*Chief accountant$/],
    ["doors", "change", "li:first-child[data-mark=caught] [data-stop]", /Not as HR signed/],
    ["doors", "change", "li:last-child[data-mark=caught] .ex-cause s + b", /Chief accountant/],
    ["forms", "repeat", "li[data-open][data-mark=caught]:has([data-look]) p", /^Penicillin and peanuts.$/],
    ["message", "reset", ".ex-letter .ex-sealed:not(:has(s))", /^\S{24}…\S{4}$/],
    ["message", "change", ".ex-letter .ex-sealed > s + b:last-child", /^\S{4}$/],
    ["forms", "check", ".ex-from p b", /^Typed once, 3 copies$/],
    ["forms", "repeat", "li:first-child > small[data-stop]", /^Already has it$/],
    ["forms", "reset", "li:nth-child(3):not(:has(small)) p", /^Waits$/],
    ["fields", "pose", ".ex-hand .ex-card mark:has(.ex-issuer)", /^Issuer$/],
    ["fields", "misuse", ".ex-hand .ex-card .ex-stamp", /Revoked/],
    ["fields", "check", ".ex-readers .ex-tally:not([data-torn])", /^$/],
    ["phone", "repeat", ".ex-parcel b", /^Request 1 again$/],
    ["phone", "divert", ".ex-slip mark", /tide-shop/],
    ["phone", "change", ".ex-slip div:has(mark)", /^90¢ \$1.80$/],
    ["phone", "repeat", ".ex-slip div", /^90¢ × 2$/],
    ["phone", "misuse", ".ex-page[data-mark=caught] [data-stop]", /^Void: above her limit, and no yes$/],
    ["phone", "check", ".ex-phone li .ex-yes + b", /90¢/],
    ["phone", "check", ".ex-phone li b + span", /^Her yes$/],
    ["phone", "check", ".ex-bytes > summary + p", /^Its key: …[0-9a-f]{4} 4,500,000 satoshis \+ 23 fee$/],
    ["phone", "reset", ".ex-page > .ex-slip:has(.ex-yes[data-empty]) > div", /^90¢$/],
    ["phone", "check", ".ex-page > .ex-slip:has(.ex-finger) > div", /^90¢$/],
    ["phone", "check", ".ex-phone:not(:has(.ex-yesno)) li", /Her yes/],
    ["doors", "misuse", "li:first-child:not(:has([data-stop])) > p", /^Refuses it$/],
    ["phone", "misuse", "output", /Stopped/],
    ["message", "divert", "output", /Stopped/],
    ["fields", "divert", "output", /Stopped/],
    ["forms", "divert", "output", /Stopped/],
    ["message", "change", "output", /Caught/],
    ["sign-in", "repeat", "[data-back][data-place=refused] .ex-halves", /^This visit’sYesterday’s$/],
    ["sign-in", "repeat", "li:nth-child(3) [data-place=later]:not(:has(.ex-tally))", /signed\./],
    ["sign-in", "check", "li:nth-child(3) .ex-tally:not([data-torn])", /^$/],
    ["sign-in", "pose", ".ex-stolen .ex-issuer:nth-of-type(3) + b", /^You stole 3 locks. No key.$/],
    ["sign-in", "trick", ".ex-page p + p b", /March report/],
    ["fields", "other", ".ex-hand .ex-card mark", /Newsletter/],
    [
      "sign-in",
      "check",
      "li:nth-child(3) [data-place=there] span:has(b)",
      /signed\. +Open the March report$/,
    ],
    ["sign-in", "reset", "li:first-child [data-place=hand]", /number$/],
    ["sign-in", "reset", "li.without-js:nth-child(3) [data-place=later]", /March report$/],
    ["sign-in", "pose", ".ex-parcel .ex-shown + small", /^asked: Dana$/],
    ["sign-in", "pose", ".ex-readers [data-stop]", /not Dana’s/],
    ["sign-in", "misuse", ".ex-refused [data-stop]", /It answers you/],
    [
      "sign-in",
      "divert",
      "[data-lured] li:nth-child(3) [data-place=there]",
      /^Dana signed for: ?Your look-alike$/,
    ],
    ["sign-in", "divert", "[data-lured] li:nth-child(3) [data-mark=caught]", /^The site wants: ?The site$/],
    [
      "sign-in",
      "divert",
      "[data-place=there] + [data-place=refused] [data-mark=caught]",
      /^The site wants: ?The site$/,
    ],
    ["sign-in", "divert", ".ex-lanes b", /Your look-alike$/],
    ["sign-in", "twice", ".ex-readers > li[data-mark=none][data-open] > p", /March report$/],
    ["sign-in", "twice", ".ex-readers > li > [data-mark=caught] [data-stop]", /Already done once/],
    ["sign-in", "misuse", "li:first-child s + b", /You$/],
    ["sign-in", "divert", ".ex-cheats > p + [data-do=divert]", /look-alike/],
  ])("%s: %s is drawn at its place", async (preset, name, place, says) => {
    const content = contentFor(preset);
    const document = drawn(content, await after(content, name));
    expect(document.querySelector(place)?.textContent?.trim()).toMatch(says);
  });

  it.each([
    ["forms", "pose", 0, /Sealed/],
    ["forms", "trick", 0, /None/],

    ["doors", "change", 0, /Sealed/],
  ])(
    "%s: %s says what was written in the letter that has it, whichever is picked",
    async (preset, name, at, says) => {
      const content = contentFor(preset);
      const scene = await after(content, name);
      const game = goBetween.asides.pick(scene.game, { ...input, at });
      const document = drawn(content, { ...scene, game });
      expect(document.querySelector(".ex-letter p")?.textContent).toMatch(says);
    },
  );

  it("leaves what a clinic made up with that clinic, whichever letter is picked", async () => {
    const content = contentFor("forms");
    const scene = await after(content, "misuse");
    const game = goBetween.asides.pick(scene.game, { ...input, at: 0 });
    const made = drawn(content, { ...scene, game }).querySelectorAll(".ex-readers mark");
    expect([...made].map((mark) => mark.closest("li")?.querySelector("[data-at='2']") !== null)).toEqual([
      true,
    ]);
  });

  it.each(["message", "forms"])("%s: unsigned, a reader's forgery is told from nothing", async (preset) => {
    const content = contentFor(preset);
    const first = await goBetween.begin(content);
    const unsigned = await step(goBetween, first, first, "sign", { ...input, value: "false" });
    const plain = await step(goBetween, first, unsigned.game, "check", input);
    expect(plain.verdict).toEqual({ state: "uncovered", gap: "unsigned" });
    expect(drawn(content, plain).querySelector(".ex-from [data-mark=gap]")?.textContent).toBe("Not signed");
    expect(drawn(content, plain).querySelector("[data-step=from][data-mark=none]")?.textContent).toBe(
      "No signature asked for",
    );
    const forged = await step(goBetween, first, unsigned.game, "misuse", input);
    expect(forged.verdict).toEqual({ state: "uncovered", gap: "unsigned" });
    const papers = drawn(content, forged).querySelectorAll(".ex-court[data-mark=gap] p");
    expect([...papers].map((paper) => /Not signed$/.test(paper.textContent ?? ""))).toEqual([true, true]);
  });

  it.each([
    ["message", "trick"],
    ["forms", "trick"],
    ["forms", "leak"],
  ])("%s: %s leaves the sender's tick as it was, and says what came of it", async (preset, name) => {
    const content = contentFor(preset);
    const first = await goBetween.begin(content);
    const unsigned = await step(goBetween, first, first, "sign", { ...input, value: "false" });
    const done = await step(goBetween, first, unsigned.game, name, input);
    expect(done.verdict).toEqual({ state: "uncovered", gap: name });
    expect(done.game.plan.isSigned).toBe(false);
    const document = drawn(content, done);
    expect(document.querySelector("[data-do=sign][checked]")).toBeNull();
    const { deniable, unproven } = content.labels;
    if (name !== "leak") return;
    expect(document.querySelector("output")?.textContent).toContain(deniable);
    expect(document.querySelector(".ex-court small")?.textContent).toBe(unproven);
    expect(document.querySelector(".ex-court p small")?.textContent).toBe(content.labels.unsigned);
  });
});
