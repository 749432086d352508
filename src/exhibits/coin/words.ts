import { z } from "zod";
import { count } from "../../content/model/amount";
import { exhibit, gaps, problems, word } from "../../content/model/exhibit";
import { choice, date, group, line, list } from "../../content/model/fields";

const degrees = (help: string, example: number) =>
  z
    .number()
    .min(-180)
    .max(180)
    .meta({ description: help, examples: [example] });

const site = { lat: degrees("Its latitude", 46.19), lon: degrees("Its longitude", -123.83) };
const named = line({ help: "Who it is", example: "The grower", most: 24 });
const event = (help: string, example: string) => line({ help, example, most: 40 });
const said = (help: string, example: string, fills: string[] = []) =>
  line({ help, example, most: 140, fills });

const hands = [
  { name: "The grower", event: "Packed 40 boxes of oranges" },
  { name: "The carrier", event: "Loaded, at 4 degrees" },
  { name: "The shop", event: "Received, seal unbroken" },
];
/** Astoria, Oregon, in degrees. */
const here = { lat: 46.19, lon: -123.83 };

const events = {
  yours: "Taken over by you",
  twice: "Received, seal unbroken",
  forged: "Received from the shop",
  minted: "Packed 40 boxes of oranges",
  retyped: "Loaded, at 9 degrees",
};
const yards = [
  { name: "Yard at Tongue Point", quantity: 1, hours: 3, lat: 46.21, lon: -123.76 },
  { name: "Dock in Portland", quantity: 4, hours: 26, lat: 45.57, lon: -122.72 },
];

export const words = exhibit(
  "coin",
  "Coins and the transactions that spend them: a token that is handed on, stock that is reserved, a paid call, an escrow",
  {
    labels: {
      picture: ["What screen readers call the picture", "Coins and transactions", 32],
      which: ["What screen readers call the choice of the example", "What is shown", 32],
      example: ["The button for the example", "Example crate", 24],
      first: ["The button for the first payment of the chain", "Real payment of 2009", 24],
      firstTries: ["Beside the first payment, on the attacks", "The attacks below go back to the crate.", 48],
      firstWho: ["The step that finds it to be that payment", "The payment of block 170", 32],
      firstTerms: ["The step that finds nothing beside it", "One payment", 32],
      you: ["Where the first open knot leads", "You", 16],
      other: ["Where the second one leads", "Second buyer", 16],
      fee: ["Below the change of a payment", "less the fee", 16],
      loose: ["What is said of a coin that was never mined", "in no block", 24],
      unlisted: ["What is said of a coin that is not on the list", "not on the list", 24],
      copy: ["What is said of a token of which there are two", "the same crate again", 24],
      measured: ["Beside an entry that isn’t so: what a thermometer reads", "In the truck: 9 degrees", 24],
      rail: ["Beside the spends that the list has", "Spends on our list", 32],
      blocks: ["Beside that", "This page asks no network", 32],
      kept: ["What is said of coins that a bribe brought back", "keeps both", 24],
      stranger: ["Somebody who has none of the keys", "A stranger", 16],
      payer: ["Whose the coin at the beginning is, or the change", "Block 9’s miner", 16],
      payee: ["To whom the first payment of the chain went", "Paid", 16],
      coins: ["Below the number of coins", "coins", 16],
      satoshis: ["Before or below a number of satoshis", "satoshis", 16],
      stock: ["Before that: how many a yard has; {count}", "{count}\u00a0in\u00a0stock", 24],
      away: [
        "Below a record of stock; {miles} and {hours}",
        "{miles}\u00a0miles, {hours}\u00a0h\u00a0ago",
        32,
      ],
      scale: ["Below the scale of distances; {miles}", "{miles} mi", 16],
      reserves: ["Below the buyers, beside that", "Who reserves it", 24],
      reserved: ["Below a record that is reserved", "reserved", 16],
      othersHold: [
        "The verdict on a search where another buyer was first",
        "All is signed. What another buyer has reserved isn’t yours.",
        140,
      ],
      yoursHold: [
        "The verdict on a search where the visitor was first",
        "One is reserved for you. Nobody was before you on this page’s list.",
        140,
      ],
      taken: ["How many a yard has left; {left} and {count}", "{left}\u00a0of\u00a0{count}\u00a0left", 24],
      booked: ["The same for screen readers, with how many; {count}", "{count} reserved", 24],
      refused: ["What is said of a coin whose transaction is refused", "refused", 16],
      tooLate: ["What is said of a reservation that came second", "too late", 24],
      paid: ["What is said of one that a weak lock let go", "paid out", 16],
      spent: ["What is said of a coin that was spent", "spent", 16],
      unspent: ["What is said of a coin that is there", "unspent", 16],
      spend: ["The button of an open knot; {name} is where it leads", "Spend the coin: {name}", 40],
      transaction: ["The button of a transaction; {number}", "Transaction {number}", 24],
      firstSpend: ["What it says of the first one", "first", 24],
      second: ["What it says of a second one, before what became of it", "second", 16],
      hidden: ["What is said of one that the list does not have", "hidden", 24],
      bytes: ["Before the bytes of a transaction; {number}", "Transaction {number}, byte by byte", 40],
      hex: ["Before its bytes", "Bytes, in hex", 24],
      id: ["Before its hash", "Its hash", 24],
      list: ["Before the list’s entry of it", "Its coin was spent by (list)", 40],
      issuer: ["Before the key that the buyer knows to be the issuer’s", "The issuer’s key", 32],
      part: ["Before the part that is searched for", "The part", 24],
      caller: ["Before the caller’s key", "The caller’s key", 32],
      request: ["Before what the payment comes with", "The request", 32],
      derivationPrefix: ["Before the prefix of a payment", "The server’s prefix", 32],
      derivationSuffix: ["Before its suffix", "The caller’s suffix", 32],
      version: ["A field: its version", "Version", 24],
      spends: ["A field: the transaction whose coin it spends", "Spends a coin of", 24],
      output: ["A field: which of its coins", "Which of its coins", 24],
      opens: ["A field: what opens the lock", "Opened with", 24],
      sequence: ["A field: whether to wait", "Sequence", 24],
      lock: ["A field: who can spend the new coin", "Lock", 24],
      lockTime: ["A field: not before", "Not before", 24],
      price: ["Before the field with the price", "Price in satoshis", 24],
      dollars: [
        "Above a call’s coins, or beside an escrow’s; {amount} is their price",
        "Price: {amount}, at {bsv-price}",
        40,
      ],
      asks: ["What the caller asks for, above the answer", "Today’s forecast", 48],
      asksOther: ["The same, in an attack", "Tomorrow’s forecast", 48],
      codes: ["Before what caller and server send", "Over HTTP", 24],
      paidBefore: ["What it answers to a coin that has paid", "Refused: already paid with this coin", 48],
      replayed: ["To the same payment, once more", "Refused: this very payment came before", 48],
      notAsked: ["To a payment that it has not asked for", "Refused: another server asked for this", 48],
      otherCall: ["To one that it has asked for at another call", "Refused: that paid for another call", 48],
      tooLittle: ["To a payment below the price", "Refused: too little", 48],
      changedSince: ["To one that was changed after it was signed", "Refused: changed after signing", 48],
      noPayment: ["To one that is none", "Refused: no valid payment", 48],
      lender: ["The server that was paid in place of this one", "Another server", 24],
      call: ["In the knot of a paid call; {number}", "Call {number}", 24],
      again: ["In the same knot, once more", "again", 16],
      waiting: ["In place of an answer: nobody has looked yet", "not checked yet", 24],
      withheld: ["In place of an answer that the server keeps back", "Nothing comes", 24],
      meter: ["Before what the server was paid", "Received:", 24],
      buyer: ["Who has paid into the escrow", "Buyer", 16],
      seller: ["Who is to be paid", "Seller", 16],
      arbiter: ["Who decides where the two disagree", "Arbiter", 16],
      clock: ["The lock’s clock", "Date", 16],
      blank: ["On a lock that takes a blank check, before who wrote in their name", "Blank payee:", 24],
      held: ["On an escrow’s coins; {amount}", "{amount} waits in the lock", 32],
      left: ["On those that went elsewhere; {amount}", "{amount} has left the lock", 32],
      mayGet: ["Beside who is to be paid, before a check; {amount}", "would get {amount}", 32],
      gets: ["Beside who is paid; {amount}", "gets {amount}", 32],
      got: ["Beside who was paid by a weak lock; {amount}", "got {amount}", 32],
      getsNone: ["Beside who is not paid", "gets nothing", 32],
      getsLater: ["Beside who is not paid before the date written in", "gets nothing yet", 32],
      signs: ["Above the boxes", "Who signs", 32],
      moves: ["Above the ways out of the lock", "The coins move if", 32],
      otherLock: ["The same above those of another lock", "Not the agreed lock. Coins move if", 40],
      blankly: ["After the way that a blank check has taken", "the payee left blank,", 48],
      pair: ["The first way", "buyer and seller sign,", 48],
      referee: ["The second way", "or one of them and the arbiter,", 48],
      alone: ["The third way; {date} is the deadline", "or the buyer alone, from {date}.", 48],
      pairAlone: ["The first way of a lock that asks for one", "buyer or seller signs alone,", 48],
      refereeAlone: ["The second way of that lock", "or the arbiter signs alone,", 48],
      aloneAnyDay: ["The third way of a lock without a date", "or the buyer alone, on any day.", 48],
      weaken: ["What opens the boxes that weaken the lock", "Weaken the lock", 32],
      weaker: ["A line that is weaker than agreed; {what} is its box", "Weaker: {what}.", 72],
      one: ["A box: a lock that asks for one signature", "One signature", 24],
      anyDay: ["A box: a lock without a date", "Any day", 24],
      blankPayee: ["A box: a lock that takes blank checks", "Blank payee", 24],
      oneUsed: [
        "The verdict on coins that one signature has moved; {signer} and {payee}",
        "One signature was enough: the {signer} alone paid the {payee}.",
        72,
      ],
      anyDayUsed: [
        "On those that the buyer took too early; {signer} and {date}",
        "Any day was enough: the {signer} alone freed the coins on {date}.",
        72,
      ],
      blankUsed: [
        "On those of a blank check; {payee} is in it now",
        "The payee was blank, and the {payee} was filled in.",
        72,
      ],
      weakTerms: [
        "On a weak lock that was opened as agreed; {boxes} are ticked",
        "It opened as agreed this time, but this lock also takes: {boxes}.",
        72,
      ],
      lacks: ["After a way that this lock doesn’t have", "not in this lock", 24],
      agreed: ["Above the axis of days; {today} is the day of the check", "Checked as of {today}.", 48],
      written: ["Beside it, where the transaction has a date; {date}", "Date written in: {date}.", 48],
      inside: ["What opens all that engineers look for in a lock", "Look inside", 24],
      steps: ["What opens the script", "Step through it", 32],
      word: ["Above the stepper; {at} of {total}", "Word {at} of {total}", 32],
      stack: ["What screen readers call the stack", "The stack, top last", 32],
      stops: ["Where the scripts stop", "It stops here.", 24],
      opening: ["The line that opens the lock", "What is to open the lock.", 72],
      whole: ["The first line of the lock", "Each signature covers the whole transaction,", 72],
      settle: ["The second line", "and two of the three keys have signed,", 72],
      same: ["The third line", "or the script reads the transaction that would move the coins,", 72],
      waits: ["The fourth line", "which miners may not take before its date,", 72],
      late: ["The fifth line; {date} is the deadline", "and that date is {date} or later,", 72],
      refund: ["The sixth line", "and the buyer has signed the whole transaction.", 72],
      skipped: ["After a line that was not run", "Skipped: the other branch.", 48],
      ends: ["What is said at the end of a script that opens", "1 is left: the lock opens.", 48],
      ownLine: ["A line that the visitor wrote", "A line of your own.", 72],
      write: ["What opens the lock’s words", "Write your lock", 32],
      ownStopped: [
        "The verdict on a lock that the visitor wrote, and that stays shut",
        "Not opened this way",
        32,
      ],
      ownShut: ["What follows that", "This isn’t the agreed lock. Other words might open it.", 120],
      twice: ["The button that spends a coin twice", "Hand it over twice", 32],
      stale: ["The button that offers a spent coin", "Offer what’s gone", 24],
      forge: ["The button that signs with another key", "Forge a handover", 24],
      change: ["The button that changes what was signed", "Retype an entry", 24],
      rule: ["The button that breaks the terms", "Make a second", 24],
      divert: ["The button that asks for something else with a payment", "Ask for another call", 24],
      unseen: ["The button of the attack that works", "Hide the other sale", 24],
      invent: ["The button that begins with a coin that was never mined", "Skip the blocks", 24],
      lie: ["The button of an entry that isn’t so", "Write 4 at 9", 24],
      double: ["The button that makes the same token twice", "Make two of one", 24],
      withhold: ["The button with which a server keeps what was paid for", "Take it, send nothing", 24],
    },
    holds: "Each handover is signed by the holder before, all the way back to the issuer’s key.",
    steps: {
      read: "Record readable",
      coin: "No record missing",
      sum: "Sums add up",
      opens: "Signed by its holder",
      fee: "Network fee paid",
      final: "Not postdated",
      once: "Handed on once",
      who: "From the issuer",
      terms: "One record",
    },
    fails: {
      read: ["A transaction cannot be read", "These bytes are no transaction.", 140],
      coin: ["A coin is not there; {at}", "Transaction {at} spends a coin whose record isn’t here.", 140],
      sum: ["More goes out than in", "The marked transaction pays out more than it takes in.", 140],
      fee: [
        "The fee is too low",
        "The marked transaction leaves miners too low a fee, and they pass it over.",
        140,
      ],
      final: [
        "It waits for a date",
        "The marked transaction is time-locked. Miners leave it out until its date.",
        140,
      ],
      opens: [
        "A lock stays shut",
        "The marked transaction isn’t signed, as a whole, by the coin’s holder.",
        140,
      ],
      once: ["A coin is spent twice", "The list shows that this coin went elsewhere.", 140],
      who: ["It is not from whom it says", "The issuer’s key didn’t make this token.", 140],
      terms: ["The terms are not met", "The marked transaction doesn’t pass on one token to one key.", 140],
    },
    more: {
      gaps: gaps({
        unseen: [
          "A spend that the list does not have",
          "The host left the other sale out of its list. Ask several hosts, or wait for a block.",
          180,
        ],
        invent: [
          "A coin at the beginning that was never mined",
          "The first coin is in no block, and this check takes its word. Ask for proof that it’s in a block, and compare that with block headers.",
          180,
        ],
        lie: [
          "An entry that wasn’t so when it was signed",
          "The carrier signed what wasn’t so. Have a logger sign it.",
          180,
        ],
        double: [
          "Two tokens that the issuer made for one thing",
          "The issuer made two tokens for one thing. Have each numbered.",
          180,
        ],
        withhold: [
          "The server takes the payment and sends nothing",
          "The server took the payment and sent nothing. No signature forces an answer: pay per call in small sums, and leave a server that keeps one.",
          180,
        ],
      }),
      lessons: group("CoinLessons", "What the verdict says of an attack, in place of the step’s sentence", {
        twice: said("After a second spend", "The carrier had already handed it to the shop.").optional(),
        stale: said("After an offer of what’s gone", "The carrier has it no more.").optional(),
        forge: said("After a signature with another key", "A stranger signed it.").optional(),
        change: said(
          "After a change of what was signed; of a payment, {signed} and {written} are the sums",
          "The signature covers 39 °F.",
          ["signed", "written"],
        ).optional(),
        divert: said(
          "After a request for what wasn’t paid",
          "The server’s price was for another call.",
        ).optional(),
        rule: said(
          "After terms that were broken",
          "The new record says nine, the old one says one.",
        ).optional(),
      }).default({}),
      begins: word([
        "What is said before the first check",
        "Drag a coin to a dashed place, or check this.",
        100,
      ]),
      firstHolds: word([
        "The verdict on the first payment",
        "Known as the first payment on the chain, of block 170 in January 2009. By the rules of that time, block 9’s holder signed it.",
        140,
      ]),
      preset: choice(["handover", "purchase", "payment", "escrow"], {
        help: "What the coins are: a token, stock of parts, payments for calls, or an escrow",
      }).default("handover"),
      problems: problems({
        field: ["A field has no room for that", "This field can’t hold that. Type on, or start again.", 100],
        price: ["That is no price", "Write whole satoshis from 1 to 999900, in digits.", 100],
        nobody: ["No box is ticked", "Somebody has to sign. Choose one of them.", 100],
        words: ["What is typed is no script", "That’s no script. Use words such as OP_1 and buyer.", 100],
      }),
    },
    sample: z
      .strictObject({
        hands: list(
          group("CoinHand", "Somebody who holds the token", {
            name: named,
            event: event("What is recorded there", "Loaded"),
          }),
          {
            help: "Who holds the token, in order; the first one is the issuer. Three fit best",
            noun: "hand",
            least: 2,
          },
        )
          .meta({ examples: [hands] })
          .default(hands),
        events: group("CoinEvents", "What is recorded after the last hand, or over an entry", {
          yours: event("When the visitor takes the token over", events.yours),
          twice: event("When it is handed over a second time", events.twice),
          forged: event("When a handover is forged", events.forged),
          minted: event("When a second token is made", events.minted),
          retyped: event("What is written over the last hand’s entry but one", events.retyped),
        }).default(events),
        part: line({ help: "The part that is searched for", example: "HX-2041-B", most: 24 }).default(
          "HX-2041-B",
        ),
        from: group("CoinFrom", "Where the visitor searches from", site).default(here),
        yards: list(
          group("CoinYard", "Who has the part", {
            name: named,
            quantity: count("How many pieces it has", 1, 1, 9999),
            hours: count("How many hours ago it has said so", 3, 0, 9999),
            ...site,
          }),
          { help: "Who has the part, two to four", noun: "yard", least: 2 },
        )
          .meta({ examples: [yards] })
          .default(yards),
        forged: count("How many pieces the nearest of them makes of its own", 9, 2, 9999).default(9),
        path: line({ help: "What a call asks for", example: "/forecast?day=today", most: 32 }).default(
          "/forecast?day=today",
        ),
        otherPath: line({
          help: "What an attacker asks for with the same payment; another path",
          example: "/forecast?day=tomorrow",
          most: 32,
        }).default("/forecast?day=tomorrow"),
        answer: line({ help: "What the caller gets", example: "Gale from 18:00", most: 40 }).default(
          "Gale from 18:00",
        ),
        price: count("The price of a call in satoshis", 50, 1, 999_900).default(50),
        deadline: date({
          help: "The day from which the buyer can take the coins back; before 2038",
          example: "2027-03-01",
        })
          .refine((day) => day > "2000" && day < "2038", "Write a day from 2000 to 2037")
          .default("2027-03-01"),
      })
      .refine(({ hands, events }) => hands.at(-2)?.event !== events.retyped, {
        error: "The entry says that already. Write something else",
        path: ["events", "retyped"],
      })
      .refine(({ path, otherPath }) => path !== otherPath, {
        error: "That is the path that is paid for. Write another one",
        path: ["otherPath"],
      })
      .meta({
        id: "CoinSample",
        description: "What is there at first; each preset needs only what is its own",
      }),
  },
);

export type Content = z.output<typeof words>;
