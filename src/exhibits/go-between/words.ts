import { z } from "zod";
import { count } from "../../content/model/amount";
import { exhibit, gaps, lines, problems, word } from "../../content/model/exhibit";
import { choice, flag, group, line, list } from "../../content/model/fields";

const short = (help: string, example: string) => line({ help, example, most: 32 });
const said = (help: string, example: string) => line({ help, example, most: 200 });

export const words = exhibit(
  "go-between",
  "The visitor carries letters between two parties, and may read, change, repeat and misdirect them",
  {
    labels: {
      sender: ["Who sends, or shows", "Workshop", 16],
      you: ["The visitor, who carries the letters", "You", 16],
      reader: ["Who gets them", "Fitter", 16],
      way: ["What screen readers call the way of a letter", "The way of the letter", 40],
      text: ["Above the field with what the sender writes", "Writes", 40],
      once: ["Below the field, where each reader gets a copy; {count}", "Typed once, {count} copies", 32],
      inside: ["The box that signs letters inside of the seal", "Sign it inside", 24],
      unasked: ["In the check list, where nobody asks for a signature", "No signature asked for", 40],
      unsigned: ["The same box, where an unsigned letter was believed", "Not signed", 24],
      device: ["Where the visitor wrote in the sender's place", "At the workshop’s laptop", 32],
      ownKey: [
        "On a request that the visitor made in the page's name",
        "You cheat: it’s signed with your key",
        40,
      ],
      sold: ["On an answer that the visitor gave to another {page}", "You cheat: sold to {page}", 40],
      lookalike: ["Another site, which is the visitor's own", "Your look-alike", 24],
      lured: ["What has happened at that site", "She signed for this one", 32],
      approve: ["The box with which a phone says yes to a request", "Yes", 12],
      more: ["The button with which a page asks for two things more", "Two more requests", 24],
      again: ["The button with which it asks for one more payment", "Ask once more", 24],
      kind: ["What the certificate is", "Staff card", 24],
      otherKind: ["What another certificate is", "Canteen card", 24],
      issuer: ["In a certificate: who has signed it", "Issuer", 16],
      number: ["In a certificate: the number that its holder has answered", "Number", 16],
      witness: ["To whom a reader shows what it has forged", "The fitter’s boss", 24],
      theirs: ["What the sender wrote, as it is shown to that one", "The workshop’s", 24],
      made: ["Beside it: what the reader made up", "The fitter’s", 24],
      signed: ["What the sender has signed", "Signed", 16],
      alike: ["Whoever sees both, and neither is signed", "Can’t tell which is true", 32],
      shows: ["Before what a reader shows as the sender's", "Shows it as theirs:", 32],
      foreign: ["It was made for somebody else", "Another’s key", 32],
      another: ["Another verifier, to whom it is given", "Another verifier", 32],
      absent: ["Where the holder of a certificate should stand", "Nobody answers", 24],
      yours: ["On a certificate that was issued for the visitor’s key", "For your key", 24],
      revoked: ["Stamped on what was revoked", "Revoked", 16],
      pageKey: ["The seal of the page that asks; {key} is the end of its key", "Key …{key}", 24],
      buyer: ["Another page, which has bought the answers", "tide-shop.example", 32],
      overdrawn: [
        "After a request for too much; {spent}, {amount} and {budget}",
        "Not signed: {spent} + {amount} is more than {budget}",
        60,
      ],
      letter: ["A letter; {at} of {count}", "Letter {at} of {count}", 32],
      answered: ["What an answer says", "Yes, signed", 40],
      earlier: ["What an answer says that was given to another request", "An earlier yes", 40],
      first: ["What the first letter of several is called", "1", 40],
      second: ["What the second letter is called", "2", 40],
      third: ["What the third letter is called", "3", 40],
      sealed: ["What can be read of a sealed letter", "Sealed. You can’t read it.", 60],
      now: ["Before what a forger has written", "Now it says:", 32],
      none: ["There is no such letter", "No letter", 32],
      bytes: ["The button that unfolds a letter", "Open it, byte by byte", 32],
      hand: ["The button that hands the letters on", "Hand it on", 24],
      nothing: ["A reader, or a phone, to whom nothing has come", "Nothing came", 32],
      waits: ["A reader who has no letter yet, or a request without an answer", "Waits", 32],
      refused: ["A reader who refuses a letter", "Refuses it", 32],
      asks: ["What a verifier asks for; {field}", "Asks for: {field}", 40],
      opens: ["What a door opens for; {value}", "{value} only", 40],
      open: ["The box that opens a field of a certificate; {field}", "Open {field} for the reader", 40],
      share: ["The box that gives a reader a copy; {reader}", "Share with {reader}", 40],
      pay: ["A request for a payment; {what} and {amount}", "Pay {amount} satoshis: {what}", 60],
      sign: ["A request for a signature; {what}", "Sign: {what}", 60],
      show: ["A request for a field; {what}", "Show: {what}", 60],
      declined: ["After a request that was declined", "Declined", 24],
      over: ["After a request that the budget has no room for", "Declined by the budget", 32],
      spent: ["What is spent; {spent} of {budget}", "{spent} of {budget} satoshis this month", 48],
      knows: ["Above the table of who knows what", "Who knows", 24],
      words: ["In that table: what is written in the letter", "What it says", 32],
      route: ["In that table: that there is a letter, and whose", "Its address", 24],
      secret: ["In that table: the key that nobody else has", "The sender’s secret key", 32],
      yes: ["In that table: somebody knows it", "knows it", 24],
      no: ["In that table: somebody does not", "doesn’t know it", 24],
      change: ["The button that changes a letter", "Change a byte", 32],
      repeat: ["The button that hands on an old letter", "Repeat an old one", 24],
      divert: ["The button that gives a letter to somebody else", "Try your own key", 32],
      pose: ["The button that writes under the sender's name", "Pose as workshop", 24],
      misuse: ["The button with which somebody inside cheats", "Forge as fitter", 24],
      twice: ["The button that hands a request on twice", "Hand it on twice", 32],
      skip: ["The button that leaves a letter out", "Skip one", 32],
      other: ["The button that hands on something of another kind", "Use another box", 32],
      hide: ["The button that hides a revocation", "Hide a revocation", 32],
      hold: ["The button that holds letters back", "Hold it back", 32],
      tricked: ["What came of the attack that no check sees", "Your words pass for theirs", 60],
      stale: ["What came of a revocation that was hidden", "Revoked, and still believed", 60],
      held: ["What came of holding letters back", "Nothing came, and nobody asks", 60],
      trick: ["The button for an attack that no check sees", "Write at their laptop", 24],
    },
    holds: "It’s from the workshop, for this reader, whole and new.",
    steps: {
      from: "From the right key",
      type: "Of the type asked for",
      for: "For this reader",
      whole: "Whole",
      new: "New",
      allowed: "Allowed",
      holder: "Answered by its holder",
      rule: "What the door takes",
      next: "Next in line",
      once: "Used for the first time",
    },
    fails: {
      from: [
        "Somebody else has written it; {at} is the letter",
        "The fitter can make such a seal, too. The workshop hasn’t signed this.",
        140,
      ],
      type: [
        "A certificate is of another type; {at} is the letter",
        "It was signed for something else than what is asked for.",
        140,
      ],
      for: ["It was meant for somebody else; {at} is the letter", "Your key opens nothing here.", 140],
      whole: ["It was changed; {at} is the letter", "A byte was changed, or another key has sealed it.", 140],
      new: ["It was used before; {at} is the letter", "The fitter has read this one before.", 140],
      allowed: ["The reader's rule forbids it; {at} is the letter", "It lies in another box.", 140],
      holder: [
        "A certificate is not shown by its holder; {at} is the letter",
        "Its holder hasn’t answered with this certificate.",
        140,
      ],
      rule: [
        "A field says something else than a door takes; {at} is the door",
        "Door {at} takes another value than the certificate has.",
        140,
      ],
      next: ["A letter before it has not come; {at} is the letter", "One before this hasn’t come.", 140],
      once: ["The same came before; {at} is the letter", "The same message came before.", 140],
    },
    more: {
      gaps: gaps({
        trick: [
          "An attack that no check sees",
          "You wrote at the workshop’s own laptop, and its key signs for whoever sits there. Lock the screen.",
          140,
        ],
        unsigned: [
          "Nobody has signed it inside",
          "Both share the key of the seal, so the fitter may have written it. Tick “Sign it inside”.",
          160,
        ],
        hide: [
          "A certificate was revoked, and the host that was asked hides it",
          "It was revoked, and the host that was asked left that out. Ask several hosts.",
          140,
        ],
        hold: [
          "The letter was held back",
          "Nobody checks what never came. Ask for a signed receipt, and for one by a certain hour.",
          140,
        ],
      }),
      stops: lines("What is wrong with what a reader refuses, by the steps of the check", {
        from: ["Another key than the sender's", "Not the sender’s key", 40],
        type: ["Another type of certificate", "Another type", 40],
        for: ["It was made for somebody else", "Made for another key", 40],
        whole: ["It was changed", "It was changed", 40],
        new: ["It is an old one", "An old one", 40],
        allowed: ["The reader's rule forbids it", "Not allowed", 40],
        holder: ["The holder has not answered", "Its holder didn’t answer", 40],
        rule: ["A door takes another value", "Another value", 40],
        next: ["One before it has not come", "One is missing", 40],
        once: ["It came before", "It came before", 40],
      }),
      lessons: group("GoBetweenLessons", "What the verdict says of each attack that was caught", {
        change: said("After changing a letter", "Her signature covers her words, not yours.").optional(),
        repeat: said("After an old letter", "Yesterday’s answer is worth nothing today.").optional(),
        divert: said(
          "After giving it to somebody else",
          "What she signs for you opens nothing else.",
        ).optional(),
        pose: said(
          "After posing as the sender",
          "A stolen list holds public keys. They can’t sign.",
        ).optional(),
        misuse: said("After cheating from inside", "Your key signs for you, and not for her.").optional(),
        other: said("After something of another kind", "An answer is no request.").optional(),
        twice: said("After a request that came twice", "The site has done this once.").optional(),
        skip: said("After a letter that was left out", "3 comes, and 2 is missing.").optional(),
      }).default({}),
      begins: word(["What is said before the first check", "Hand it on, or do something to it first.", 80]),
      preset: choice(["message", "sign-in", "fields", "doors", "forms", "phone"], {
        help: "What is carried: a message, a sign-in, fields of a certificate, a certificate at doors, forms, or requests to a phone",
      }).default("message"),
      problems: problems({
        empty: ["The sender writes nothing", "There’s nothing to send. Type something, or start again.", 100],
        long: ["The sender writes too much", "Use at most 200 characters, or start again.", 100],
        nobody: ["The sender writes to nobody", "Nobody gets a copy. Choose somebody to go on.", 100],
      }),
    },
    sample: z
      .strictObject({
        text: said("What the sender writes, asks for or signs", "Order 4711: replace the seal of pump 3."),
        forged: said("What a forger writes in its place", "Order 4711 is canceled."),
        readers: list(
          group("GoBetweenReader", "Who gets a letter", {
            name: short("What it is called", "The fitter"),
            asks: short("For a door: the name of the field that it reads", "Role").optional(),
            takes: short("For a door: what that field has to say for it to open", "Accounts").optional(),
          }),
          { help: "Who gets letters: one, three doors, five clinics", noun: "reader", least: 1 },
        ).meta({ examples: [[{ name: "The fitter" }]] }),
        fields: list(
          group("GoBetweenField", "A field of the certificate", {
            name: short("What the field is", "Role"),
            value: short("What it says", "Accounts"),
            open: flag("Whether it is open to the reader at first"),
          }),
          { help: "The fields of the certificate, where there is one", noun: "field" },
        ).default([]),
        pay: group("GoBetweenPayment", "What a page asks a phone to pay", {
          what: short("What it is for", "the tide tables"),
          satoshis: count("How much, in satoshis", 900, 1, 4000),
          budget: count("What the page may have in a month, in satoshis", 2000, 1, 4000),
        }).optional(),
      })
      .refine(({ fields }) => new Set(fields.map(({ name }) => name)).size === fields.length, {
        error: "Two fields have the same name. Give each its own",
        path: ["fields"],
      })
      .refine(({ fields }) => fields.every(({ name }) => !name.includes(".")), {
        error: "The name of a field has no point in it",
        path: ["fields"],
      })
      .refine(
        ({ fields, readers }) =>
          readers.every(({ asks }) => !asks || fields.some(({ name }) => name === asks)),
        {
          error: "A door asks for a field that the certificate has not. Use one of its names",
          path: ["readers"],
        },
      )
      .refine(
        ({ fields, readers }) =>
          readers.every(
            ({ asks, takes }) =>
              !asks || !takes || fields.some(({ name, value }) => name === asks && value === takes),
          ),
        {
          error: "A door takes something else than its field says. Use the field's own value",
          path: ["readers"],
        },
      )
      .refine(({ pay }) => !pay || pay.satoshis <= pay.budget, {
        error: "The budget has no room for the first payment. Raise it",
        path: ["pay"],
      })
      .meta({ id: "GoBetweenSample", description: "Who writes what to whom at first" }),
  },
);

export type Content = z.output<typeof words>;
