import { JSDOM } from "jsdom";
import { createInbox, type StoredLead } from "../src/inbox";
import { formatMail } from "../src/mail";
import { type Fields, fieldError, fieldNames, maxCharacters } from "../src/rules";
import { type Random, randomFrom } from "./support/random";

const attempts = 10_000;

const { document } = new JSDOM().window;

/** Characters that people type or paste into fields, and that programs send. */
const alphabets = [
  [..."abc XYZ 012 .,-+_'\"\\/<>{}[]&!#%~^`|$*?=@"],
  [..."ждёцßéñøåİ"],
  [..."日本語한국어ไทยहिंदीعربيעברית"],
  [..."👩🏽‍🚀🇺🇸𝒜𠮷"],
  ["\u0000", "\u0001", "\u0008", "\u001f", "\u007f", "\u0085"],
  ["\n", "\r\n", "\t", " ", "\u00a0", "\u2028", "\u2029", "\u3000"],
  ["\u200b", "\u200d", "\u202e", "\u2060", "\ufe0f", "\ufeff", "\u00ad", "\u2800", "\u3164"],
  ["\ud800", "\udfff", "\uffff"],
];

const pick = <Item>(random: Random, items: readonly Item[]) => items[random(items.length)] as Item;

function shortText(random: Random, maxLength: number) {
  const alphabet = random(3) === 0 ? alphabets.flat() : pick(random, alphabets);
  return Array.from({ length: random(maxLength + 1) }, () => pick(random, alphabet)).join("");
}

/** Mostly short; sometimes one character repeated until the length is close to a limit. */
function text(random: Random, limit: number) {
  if (random(20) > 0) return shortText(random, 40);
  return shortText(random, 4) + pick(random, alphabets.flat()).repeat(limit - 3 + random(6));
}

const address = (random: Random) =>
  pick(random, [
    () => `${shortText(random, 12)}@${shortText(random, 12)}.${shortText(random, 4)}`,
    () => `ada@example.${pick(random, ["com", "рф", "c", "xn--p1ai"])}`,
    () => `${"a".repeat(245 + random(12))}@x.de`,
    () => `${pick(random, alphabets.flat())}da@example.com`,
    () => `ada@exam${pick(random, alphabets.flat())}ple.com`,
    () => text(random, 254),
  ])();

/** An inbox without limits, what it has stored, and how to send it what a form sends. */
function open() {
  const stored: StoredLead[] = [];
  const inbox = createInbox({
    origins: [],
    perMinute: 1e9,
    store: async (lead) => stored.push(lead),
    elapsed: () => 0,
  });
  const post = (body: object) =>
    inbox({ method: "POST", origin: undefined, clientAddress: "", body: JSON.stringify(body) });
  return { stored, post };
}

/** No mail server rejects an email of this form. */
const expectValidMail = (lead: StoredLead | undefined) =>
  expect(lead && formatMail(lead, { from: "a@example.com", to: "b@example.com" })).toMatch(
    /^(?:[\x20-\x7e]{0,990}\r\n)*$/,
  );

it(`every message that the contact form lets through is stored and can be forwarded (${attempts} tries)`, async () => {
  const random = randomFrom(2026);
  const { stored, post } = open();
  const refused: unknown[] = [];
  let sent = 0;
  for (let count = 0; count < attempts; count++) {
    const values: Fields = {
      name: random(4) ? "Ada" : text(random, 200),
      email: random(3) ? "ada@example.com" : address(random),
      message: random(4) ? `${count} ${shortText(random, 40)}` : text(random, random(8) ? 400 : 20_000),
    };
    if (fieldNames.some((name) => fieldError(name, values[name]) !== undefined)) continue;
    sent++;
    const { name, email, message: feedback } = values;
    const lead = {
      type: "feedback",
      name: name.trim(),
      email: email.trim(),
      feedback,
      newsletterSubscribe: random(2),
    };
    const { status } = await post(lead);
    if (status !== 201) refused.push([status, lead]);
    expectValidMail(stored.at(-1));
  }
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThan(attempts / 2);
  expect(stored.length).toBeGreaterThan(attempts / 3);
});

it(`every address that the newsletter lets through is stored and can be forwarded (${attempts} tries)`, async () => {
  const random = randomFrom(25);
  const { stored, post } = open();
  const input = document.createElement("input");
  Object.assign(input, { type: "email", required: true, pattern: `.{1,${maxCharacters.email}}` });
  const refused: unknown[] = [];
  let sent = 0;
  for (let count = 0; count < attempts; count++) {
    input.value = random(3) ? `${count}${address(random)}` : address(random);
    if (!input.checkValidity()) continue;
    sent++;
    const { status } = await post({ type: "email", email: input.value });
    if (status !== 201) refused.push([status, input.value]);
    expectValidMail(stored.at(-1));
  }
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThan(attempts / 10);
});
