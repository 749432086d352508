import { JSDOM } from "jsdom";
import { type Entry, inboxFor } from "../src/inbox";
import { mailOf } from "../src/mail";
import { type Fields, fieldError, fieldNames, most } from "../src/rules";
import { type Random, randomFrom } from "./support/random";

const leads = 10_000;

const { document } = new JSDOM().window;

/** Signs that people, paste and programs put into fields. */
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

const one = <Item>(random: Random, items: readonly Item[]) => items[random(items.length)] as Item;

function words(random: Random, most: number) {
  const alphabet = random(3) === 0 ? alphabets.flat() : one(random, alphabets);
  return Array.from({ length: random(most + 1) }, () => one(random, alphabet)).join("");
}

/** Mostly short; now and then one sign again and again, around a limit. */
function text(random: Random, limit: number) {
  if (random(20) > 0) return words(random, 40);
  return words(random, 4) + one(random, alphabets.flat()).repeat(limit - 3 + random(6));
}

const address = (random: Random) =>
  one(random, [
    () => `${words(random, 12)}@${words(random, 12)}.${words(random, 4)}`,
    () => `ada@example.${one(random, ["com", "рф", "c", "xn--p1ai"])}`,
    () => `${"a".repeat(245 + random(12))}@x.de`,
    () => `${one(random, alphabets.flat())}da@example.com`,
    () => `ada@exam${one(random, alphabets.flat())}ple.com`,
    () => text(random, 254),
  ])();

/** An inbox that keeps what it takes, and its answer to what a form sends. */
function open() {
  const kept: Entry[] = [];
  const inbox = inboxFor({
    origins: [],
    perMinute: 1e9,
    keep: async (entry) => kept.push(entry),
    elapsed: () => 0,
  });
  const post = (body: object) =>
    inbox({ method: "POST", origin: undefined, from: "", body: JSON.stringify(body) });
  return { kept, post };
}

/** What holds of every e-mail, so that no mail server refuses it for its form. */
const expectMail = (entry: Entry | undefined) =>
  expect(entry && mailOf(entry, { from: "a@example.com", to: "b@example.com" })).toMatch(
    /^(?:[\x20-\x7e]{0,990}\r\n)*$/,
  );

it(`whatever the contact form lets through is kept and can be forwarded: ${leads} messages`, async () => {
  const random = randomFrom(2026);
  const { kept, post } = open();
  const refused: unknown[] = [];
  let sent = 0;
  for (let count = 0; count < leads; count++) {
    const values: Fields = {
      name: random(4) ? "Ada" : text(random, 200),
      email: random(3) ? "ada@example.com" : address(random),
      message: random(4) ? `${count} ${words(random, 40)}` : text(random, random(8) ? 400 : 20_000),
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
    expectMail(kept.at(-1));
  }
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThan(leads / 2);
  expect(kept.length).toBeGreaterThan(leads / 3);
});

it(`whatever the newsletter's field lets through is kept and can be forwarded: ${leads} addresses`, async () => {
  const random = randomFrom(25);
  const { kept, post } = open();
  const input = document.createElement("input");
  Object.assign(input, { type: "email", required: true, pattern: `.{1,${most.email}}` });
  const refused: unknown[] = [];
  let sent = 0;
  for (let count = 0; count < leads; count++) {
    input.value = random(3) ? `${count}${address(random)}` : address(random);
    if (!input.checkValidity()) continue;
    sent++;
    const { status } = await post({ type: "email", email: input.value });
    if (status !== 201) refused.push([status, input.value]);
    expectMail(kept.at(-1));
  }
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThan(leads / 10);
});
