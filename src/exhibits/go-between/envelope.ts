import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Preset } from "./trade";

type Looks = Record<string, keyof typeof wrongs>;

/** Drawings of what was done to a letter, over its envelope or behind it. */
const wrongs = {
  // A torn-off corner.
  torn: "M47-5H63V17L57 14L58 8L48 5L51-1Z",
  stack: "M8 28V-6H70V32H12M8-4L38 17L69-4",
  // A key in the flap that does not turn.
  key: "M25 15a6 6 0 1 0-12 0a6 6 0 1 0 12 0H50V22M43 15V20",
  star: "M30 12L33.5 17.8L40.2 16.9L37.8 23.2L42.7 27.9L36.3 30L35.6 36.7L30 33L24.4 36.7L23.7 30L17.3 27.9L22.2 23.2L19.8 16.9L26.5 17.8Z",
  pen: "M34 33L36 24L54-3L62 2L44 29ZM36 24L44 29",
  ghost: "M-8 30V-9H52V1",
  clock: "M58 30a11 11 0 1 0-22 0a11 11 0 1 0 22 0ZM47 23V30L42 33",
  address: "M38 27H54M38 33H50M34 37L58 23",
  coins: "M8-2a7 7 0 1 1 13 0M22-2a7 7 0 1 1 13 0M36-2a7 7 0 1 1 13 0",
  stamp: "M9 12L54 21L52 31L7 22ZM14 18L47 25",
  card: "M14 2V-9H46V2M20-3H34",
};

const behind = ["stack", "ghost", "coins", "card"];

const letters: Looks = {
  change: "torn",
  repeat: "stack",
  divert: "key",
  pose: "star",
  misuse: "pen",
  skip: "ghost",
};
const card: Looks = { ...letters, change: "pen", repeat: "clock", misuse: "stamp", other: "card" };

/** How each attack looks, in each kind of mail. */
const looks: Record<Preset, Looks> = {
  message: letters,
  forms: letters,
  fields: card,
  doors: { ...card, pose: "stack" },
  "sign-in": { ...letters, repeat: "clock", divert: "address", misuse: "key", twice: "stack" },
  phone: { ...letters, divert: "address", misuse: "coins" },
};

/**
 * An envelope with its number and, if the check caught something, what was done to it. One that a single key opens has
 * a keyhole in place of the seal, and its flap stands up once it is open.
 */
export function envelope(preset: Preset, deed = "", number?: number, keyhole?: Html, isOpen = false) {
  const look = looks[preset][deed];
  const wrong = look && !(keyhole && look === "key") && html`<path data-wrong d="${wrongs[look]}"/>`;
  const isBehind = look && behind.includes(look);
  const [top, flap] =
    look === "torn" ? ["H40L37 8L45 11L42 17L52 20L51 26L59 29", "L38 18"] : ["H59", "L58 3"];
  const tip = isOpen ? "L30-6" : "L30 24";
  return html`<svg class="ex-envelope" viewBox="0 0 60 40" aria-hidden="true" ${look && html`data-look="${look}"`}>${isBehind && wrong}<path data-body d="M1 1${top}V39H1Z"/><path d="M2 3${tip}${flap}"/>${keyhole ?? html`<circle cx="30" cy="24" r="5"/>`}${!isBehind && wrong}${number !== undefined && html`<text x="6" y="32">${number}</text>`}</svg>`;
}
