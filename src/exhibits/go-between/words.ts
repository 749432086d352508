import { z } from "zod";
import { count } from "../../content/model/amount";
import { exhibit, gaps, lines, problems, word } from "../../content/model/exhibit";
import { choice, flag, group, line, list } from "../../content/model/fields";

const short = (help: string, example: string) => line({ help, example, most: 32 });
const said = (help: string, example: string) => line({ help, example, most: 200 });

/** A text for each attack that the check catches. */
const perAttack = (most: number, fills?: string[]) => {
  const after = (help: string, example: string) => line({ help, example, most, fills }).optional();
  return {
    change: after("After a letter was changed", "She never signed these words"),
    repeat: after("After an old letter was sent again", "Yesterday’s answer is worth nothing"),
    divert: after("After a letter was given to somebody else", "Signed for another site"),
    pose: after("After somebody posed as the sender", "Signed with your key, not hers"),
    misuse: after("After somebody inside cheated", "It answers you, not her"),
    other: after("After a letter of another kind", "An answer isn’t a request"),
    twice: after("After the same request came twice", "The site has done this once"),
    skip: after("After one letter was left out", "3 came, and 2 didn’t"),
  };
};

export const words = exhibit(
  "go-between",
  "The visitor carries letters between two parties, and may read, change, repeat and misdirect them",
  {
    labels: {
      sender: ["Who sends, or shows", "Workshop", 16],
      you: ["The visitor, who carries the letters", "You", 16],
      reader: ["Who gets them", "Fitter", 16],
      way: ["What screen readers call the line from sender to reader", "The way of the letter", 40],
      text: ["Above the sender's text, and on each reader's form", "Writes", 40],
      once: ["Beside it, where each reader gets a copy; {count}", "Typed once, {count} copies", 32],
      inside: ["The box that has the sender sign the text before it is sealed", "Add a signature", 24],
      unasked: ["In the check list, where nobody asks for a signature", "No signature asked for", 40],
      unsigned: ["At that box, once an unsigned letter was believed", "Not signed", 24],
      device: ["On a letter that the visitor wrote on the sender's device", "At the workshop’s laptop", 32],
      ownKey: ["On a request in the page's name, signed with another key", "Signed with your key", 40],
      copycat: ["Above a page that asks in this one’s name", "A copycat’s page", 32],
      foreign: ["Above the page that bought the answers", "Another page, the buyer", 32],
      lookalike: ["A site that looks like the reader's", "Your look-alike", 24],
      lured: ["Before that site's name: for whom the sender has signed", "She signed for:", 24],
      wants: ["Before the reader's own name, beside it", "The site wants:", 24],
      agree: ["The button that says yes to a request on the phone", "Yes", 12],
      decline: ["The button that says no", "No", 12],
      allows: ["At the first request: what a yes allows the page; {budget}", "Allows {budget} a month", 40],
      byItself: ["At a payment below that limit", "Below the limit: paid by itself", 40],
      more: ["The button that adds two requests", "Two more requests", 24],
      again: ["The button that adds one more payment", "Ask once more", 24],
      kind: ["The certificate's type", "Staff card", 24],
      otherKind: ["Another type, which the reader does not ask for", "Canteen card", 24],
      office: ["Above the button that revokes: who issued the certificate", "HR", 16],
      issued: ["Beside that button: when the certificate was issued", "First day: issued", 24],
      issuer: ["On a certificate, before the seal of whoever signed it", "Issuer", 16],
      number: ["Before the seal of the number that the holder has signed", "Signed just now", 24],
      numberOld: ["There, if it is another day's number", "Signed yesterday", 24],
      today: ["At the half of a number’s seal that its reader has kept", "Today’s", 16],
      asked: ["Between what was shown and what was asked for", "asked:", 16],
      list: ["Beside the stolen list of users", "You stole 3 locks. No key.", 32],
      screen: ["Above what an infected screen shows", "Her screen shows", 32],
      repeated: ["On a request that is handed in once more; {letter}", "{letter} again", 40],
      old: ["Before a number that was signed earlier", "Yesterday’s", 16],
      oldHalf: ["At its half in the visitor's hand", "Yesterday’s half", 24],
      witness: ["To whom a reader shows a forgery", "The fitter’s boss", 24],
      theirs: ["Above what the sender wrote, as that one sees it", "The workshop’s", 24],
      made: ["Above the reader's forgery, beside it", "The fitter’s", 24],
      signed: ["Below what the sender has signed", "Signed", 16],
      alike: ["What that one says if neither is signed", "Can’t tell which is true", 32],
      shows: ["Before the forgery, at the reader who shows it", "Shows it as theirs:", 32],
      openedFor: ["For whom a certificate's fields were opened", "Opened for payroll", 32],
      lent: ["Below the holder’s card while the visitor has their phone", "Her phone is in your hand", 32],
      another: ["A reader to whom the certificate was not shown", "Another verifier", 32],
      absent: ["At a door, where the certificate's holder is away", "Nobody answers", 24],
      yours: ["On a certificate that was issued for the visitor's key", "For your key", 24],
      revoked: ["The stamp on a revoked certificate", "Revoked", 16],
      pageKey: ["Below a page's name; {key} is the end of its key", "Key …{key}", 24],
      yesFor: ["At that page: for whose key the answer was made; {key}", "Her yes is for …{key}", 40],
      buyer: ["The page that bought the answers", "tide-shop.example", 32],
      overdrawn: [
        "On a request for too much; {spent}, {amount} and {budget}",
        "Asks: {spent} + {amount} is more than {budget}",
        60,
      ],
      letter: ["What a letter is called; {at} of {count}", "Letter {at} of {count}", 32],
      answered: ["What the phone's answer says", "Yes, signed", 40],
      first: ["What a sign-in's first message is called, and the number in it", "1", 40],
      second: ["What its second message is called", "2", 40],
      hers: ["Beside a sign-in's first number, past a look-alike", "Her number", 24],
      youSign: ["On the look-alike's answer", "You sign it", 24],
      siteSigns: ["On the site's answer to a look-alike", "The site signs it", 24],
      third: ["What its third message is called", "3", 40],
      sealed: ["What the visitor can read of a sealed letter", "Sealed. You can’t read it.", 60],
      now: ["Before what a forger wrote", "Now it says:", 32],
      none: ["In place of a letter or an answer that does not exist", "No letter", 32],
      bytes: ["The button that shows a letter's bytes", "Open it, byte by byte", 32],
      hand: ["The button that passes the letters on", "Hand it on", 24],
      nothing: ["At a reader whose letter was held back", "Nothing came", 32],
      waits: ["At a reader before the letter has come", "Waits", 32],
      refused: ["At a reader who refuses a letter", "Refuses it", 32],
      reads: ["At a door that stays shut and can read its field; {value}", "Can read: {value}", 40],
      asks: ["What a verifier asks for; {field}", "Asks for: {field}", 40],
      opens: ["What a door opens for; {value}", "{value} only", 40],
      open: [
        "What screen readers call the box that opens a field; {field}",
        "Open {field} for the reader",
        40,
      ],
      share: ["What they call the box that gives a reader a copy; {reader}", "Share with {reader}", 40],
      pay: ["A request for a payment; {what} and {amount}", "Pay {amount}: {what}", 60],
      sign: ["A request for a signature; {what}", "Sign: {what}", 60],
      show: ["A request for a field; {what}", "Show: {what}", 60],
      declined: ["At a request that was declined", "Declined", 24],
      herYes: ["At a payment to which the example’s holder has agreed, before its sum", "Her yes", 16],
      saidNo: ["The verdict’s heading where its holder has agreed to nothing", "Dana said no", 32],
      nothingGot: ["What came of that", "Your page has nothing to hand in. No money moved.", 140],
      noYes: [
        "The same after an attack that needs a yes",
        "There’s no yes to double, sell or use again.",
        140,
      ],
      withheld: ["Why a reader refuses a certificate whose holder kept the field shut", "Not shown", 32],
      surplus: [
        "In place of what a pass proves, where more was opened than was asked for; {fields}",
        "The reader can also read: {fields}. It hadn’t asked for that.",
        140,
      ],
      someNo: ["The heading where some were declined; {no} of {all}", "Dana said no to {no} of {all}", 32],
      gotRest: ["What came of that", "Your page gets nothing for that. The check passed the rest.", 140],
      waiting: [
        "The heading while requests wait for an answer; {count} of {all}",
        "Dana hasn’t answered {count} of {all}",
        40,
      ],
      soFar: [
        "What was answered by then; {yes} and {no}",
        "So far: {yes} yes, {no} no. The check isn’t done before she has answered all.",
        140,
      ],
      ran: [
        "In place of the steps that passed, if not all was agreed to; {passed} of {all}",
        "{passed} of {all} steps ran",
        40,
      ],
      over: ["At a request that would go over the budget", "Above the limit: asks first", 40],
      spent: ["Above the budget's bar", "{spent} of {budget} this month, at {bsv-price}", 48],
      satoshis: ["The unit of amounts where that line names no price", "satoshis", 16],
      paid: [
        "At a payment that the phone has signed; {amount} and {fee}, in satoshis",
        "{amount} satoshis + {fee} fee",
        48,
      ],
      knows: ["Above the table of who knows what", "Who knows", 24],
      words: ["In that table: the letter's text", "What it says", 32],
      route: ["In that table: who writes to whom", "Its address", 24],
      secret: ["In that table: the sender's secret key", "The sender’s secret key", 32],
      yes: ["In that table, for screen readers: somebody knows it", "knows it", 24],
      no: ["In that table, for screen readers: somebody does not", "doesn’t know it", 24],
      change: ["The button that changes a letter", "Change a byte", 32],
      repeat: ["The button that sends an old letter again", "Repeat an old one", 24],
      divert: ["The button that gives a letter to somebody else", "Try your own key", 32],
      pose: ["The button that writes in the sender's name", "Pose as workshop", 24],
      misuse: ["The button for a cheat from inside", "Forge as fitter", 24],
      twice: ["The button that sends a request twice", "Hand it on twice", 32],
      skip: ["The button that leaves a letter out", "Skip one", 32],
      other: ["The button that shows a certificate of another type", "Show another card", 32],
      hide: ["The button that hides a revocation", "Hide a revocation", 32],
      hold: ["The button that holds letters back", "Hold it back", 32],
      tricked: ["What the attack got that no check sees", "Your words pass for theirs", 60],
      stale: ["What hiding a revocation got", "Revoked, and still believed", 60],
      held: ["What holding letters back got", "Nothing came, and nobody asks", 60],
      trick: ["The button for the attack that no check sees", "Write at their laptop", 24],
      keep: ["The button that takes a payment and sends nothing for it", "Keep the payment", 32],
      kept: ["What that got", "Paid, and nothing sent", 60],
      pass: ["The button that has a reader pass on what it has read", "Have it passed on", 32],
      passed: ["What that got", "Another reads it, too", 60],
      leak: ["The button with which a reader shows around what it was sent", "Show it around", 32],
      leaks: ["Before it, at that reader", "Shows a stranger:", 32],
      insurer: ["To whom it is shown", "A stranger", 24],
      proven: ["What that one can do", "Can check that it’s real", 32],
      half: ["Below the lines of a sign-in: what half a shape means", "New number", 24],
      whole: ["What a whole one means", "Signed", 24],
      unproven: ["The same, if the sender did not sign", "Can’t tell if it’s real", 32],
      deniable: [
        "The verdict then",
        "The clinic shows her words around. Unsigned, they prove nothing: the clinic could have made them up.",
        140,
      ],
      holder: ["Whose finger should say yes on the phone", "Dana", 16],
    },
    holds: "It’s from the workshop, for this reader, whole and new.",
    steps: {
      from: "From the right key",
      type: "Right type of card",
      for: "Meant for this reader",
      whole: "Opens, unchanged",
      new: "Fresh, not a replay",
      allowed: "Allowed here",
      holder: "Its holder answered",
      rule: "Right value for this door",
      next: "None missing before it",
      once: "Not sent twice",
    },
    fails: {
      from: [
        "Somebody else wrote it; {at} is the letter",
        "The fitter can make such a seal, too. The workshop hasn’t signed this.",
        140,
      ],
      type: [
        "A certificate is of another type; {at} is the letter",
        "The reader asked for another type.",
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
          "You wrote at the workshop’s own laptop, with its keys. Lock the screen.",
          160,
        ],
        unsigned: [
          "Nobody has signed it inside",
          "Both share the key of the seal, so the fitter may have written it. Tick “Add a signature”.",
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
        keep: [
          "A payment was taken, and nothing sent for it",
          "You were paid, and sent nothing. A signature proves a payment, and no delivery. Pay little at first.",
          140,
        ],
        pass: [
          "A reader passed on what it had read",
          "Whoever may read can pass it on, and all see one serial number and key. Show less, or use another key and certificate for each.",
          160,
        ],
        leak: [
          "A reader shows around what was signed",
          "A signature that stops forgery also proves a leak. Leave the signature off where nobody has to convince a third party.",
          160,
        ],
      }),
      stops: lines("Why a reader refuses a letter, by the step that did not pass", {
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
      causes: group(
        "GoBetweenCauses",
        "What whoever refuses says of an attack, where `stops` would say the same of several",
        perAttack(40),
      ).default({}),
      lessons: group(
        "GoBetweenLessons",
        "What the verdict says of each attack that was caught; {wrote} is what a forger wrote, and {asked}, {left} and {spent} are sums",
        perAttack(200, ["wrote", "asked", "left", "spent"]),
      ).default({}),
      signs: group(
        "GoBetweenSigns",
        "The verdict’s heading for an attack that nobody notices, where “Caught” would not be fair",
        perAttack(40),
      ).default({}),
      begins: word(["What is said before the first check", "Hand it on, or do something to it first.", 80]),
      preset: choice(["message", "sign-in", "fields", "doors", "forms", "phone"], {
        help: "What the visitor carries: a message, a sign-in, fields of a certificate, a certificate for doors, forms, or requests to a phone",
      }).default("message"),
      problems: problems({
        empty: ["The sender writes nothing", "There’s nothing to send. Type something, or start again.", 100],
        long: ["The sender writes too much", "Use at most 200 characters, or start again.", 100],
        nobody: ["The sender writes to nobody", "Nobody gets a copy. Choose somebody to go on.", 100],
      }),
    },
    sample: z
      .strictObject({
        text: said("What the sender writes or asks for", "Order 4711: replace the seal of pump 3."),
        forged: said("What a forger writes in its place", "Order 4711 is canceled."),
        readers: list(
          group("GoBetweenReader", "Who gets a letter", {
            name: short("What it is called", "The fitter"),
            asks: short("The name of the field that it asks for", "Role").optional(),
            takes: short("For a door: the only value of that field that opens it", "Accounts").optional(),
          }),
          { help: "Who gets letters, in the order in which they are drawn", noun: "reader", least: 1 },
        ).meta({ examples: [[{ name: "The fitter" }]] }),
        fields: list(
          group("GoBetweenField", "A field of the certificate", {
            name: short("What the field is", "Role"),
            value: short("What it says", "Accounts"),
            open: flag("Whether the reader can read it at first"),
          }),
          { help: "The fields of the certificate, or what forms ask for besides the text", noun: "field" },
        ).default([]),
        pay: group("GoBetweenPayment", "What a page asks a phone to pay", {
          what: short("What it is for", "the tide tables"),
          satoshis: count("How much, in satoshis, before the fee", 900, 1, 12_000_000),
          budget: count("The most that the page may get in a month, in satoshis", 2000, 1, 12_000_000),
        }).optional(),
      })
      .refine(({ fields }) => new Set(fields.map(({ name }) => name)).size === fields.length, {
        error: "Two fields have the same name. Give each its own",
        path: ["fields"],
      })
      .refine(({ fields }) => fields.every(({ name }) => !name.includes(".")), {
        error: "A field has a point in its name. Leave it out",
        path: ["fields"],
      })
      .refine(
        ({ fields, readers }) =>
          readers.every(({ asks }) => !asks || fields.some(({ name }) => name === asks)),
        {
          error: "A reader asks for a field that isn't on the certificate. Name one that is",
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
          error: "No door would open: its value differs from the certificate's. Make them the same",
          path: ["readers"],
        },
      )
      .refine(({ text, forged }) => text.toLowerCase() !== forged.toLowerCase(), {
        error: "The forger writes what the sender writes. Give the forger other words",
        path: ["forged"],
      })
      .refine(({ pay }) => !pay || pay.satoshis < pay.budget, {
        error: "The first payment and its fee are more than the budget. Raise the budget",
        path: ["pay"],
      })
      .meta({ id: "GoBetweenSample", description: "Who writes what, and who gets it" }),
  },
);

export type Content = z.output<typeof words>;
