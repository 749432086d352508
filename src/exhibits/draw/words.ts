import { z } from "zod";
import { count } from "../../content/model/amount";
import { exhibit, gaps, hex, problems, word } from "../../content/model/exhibit";
import { choice, line, list } from "../../content/model/fields";

/** What the visitor and the seated player are called in the example. */
const named = { you: "You", guest: "Guest" };

export const words = exhibit(
  "draw",
  "Twenty rounds against a house that may cheat: sealed numbers, a sealed seed, and a result that anyone can recompute",
  {
    labels: {
      rounds: ["Above the twenty rounds", "Twenty rounds", 24],
      round: ["Before the number of a round", "Round", 16],
      unfold: ["The button that unfolds the open round", "See what made it", 24],
      back: ["The button that folds it again", "Back to the bars", 24],
      came: ["What a round came to; {result} is the number", "rolled {result}", 24],
      nothing: ["What is said of a round without a result", "no result", 16],
      unknown: ["What is said of a round that was not checked", "not checked", 16],
      passed: ["What is said of a round that passed its check", "passes", 16],
      broken: ["What is said of a round in which the house was caught", "caught", 16],
      tried: ["What is said of a round that the visitor has put another in place of", "your trial", 16],
      odds: ["Above the bars", "What came up", 24],
      chance: ["Beside that, behind a dashed line", "average", 16],
      luck: ["Behind a patch of the chart's ground", "could be luck", 24],
      found: ["Behind a patch of its color, once a round was caught", "caught", 16],
      fine: ["Behind a patch of the others, once all rounds were checked", "passed", 16],
      uninvited: [
        "Above the bars where a ticket won that nobody had sold; {count} were sold, {last} is its number",
        "{count} tickets were sold. Who is number {last}?",
        56,
      ],
      house: ["Above the seed of the house, which it seals first and opens last", "House", 16],
      unopened: ["Something was not opened", "sealed", 16],
      commitment: ["Before the hash of the seed", "Hash of the secret, published first", 40],
      seed: ["Before the seed", "The secret (seed), opened last", 40],
      closed: ["Before the hash that closed the list", "Hash of the closed list", 40],
      seal: ["Before the hash of a number and its salt", "Seal", 24],
      number: ["Before a player's number", "Number", 24],
      salt: ["Before a player's salt", "Salt", 24],
      hole: ["In the place of a ticket that is not on the list", "left out", 16],
      receipt: ["What the visitor has kept", "Your receipt", 16],
      result: ["Before the result", "Die", 16],
      makes: [
        "Above the cards: what the result comes from",
        "Numbers and the house’s secret make the roll.",
        56,
      ],
      wins: ["Beside a star: the ticket that wins", "wins", 16],
      won: ["And beside a hollow one: it would have won, had nobody cheated", "would have won", 24],
      made: [
        "Before what a check says of a cheat that turned a result; {before} and {now} are numbers or names",
        "The die showed {before}; the house made it {now}.",
        64,
      ],
      onReceipt: ["Between two seals that differ: the first is on the receipt", "On your receipt", 24],
      shown: ["The second is what the house shows", "shown now", 16],
      hasSealed: ["Or: what somebody has sealed", "{who} sealed", 24],
      hasOpened: ["And what they opened", "{who} opened", 24],
      before: ["What screen readers hear before the result that was there first", "It was", 16],
      houseWins: ["Below a die that fell as the house wishes", "House wins", 16],
      notPaid: ["Below a result that the house owes for", "not paid", 16],
      you: ["The visitor's ticket", named.you, 16],
      guest: ["The player whom the house seats", named.guest, 16],
      yours: ["Before the field with the visitor's number", "Your number", 24],
      sealed: ["Beside the box that seals the numbers", "Numbers sealed", 24],
      another: ["The button that brings another house", "New house", 16],
      accuse: ["Before the buttons with what a house may do", "Guess: this house…", 24],
      honest: ["A house that does not cheat", "is fair", 16],
      swaps: ["A house that opens another seed", "swaps secrets", 16],
      seats: ["A house that plays along", "seats players", 16],
      drops: ["A house that leaves the visitor out", "drops players", 16],
      refuses: ["A house that keeps its seed", "won’t open", 16],
      right: ["The visitor is right; {what} is one of those above", "Right. This house {what}.", 48],
      noted: ["The visitor guesses before all rounds were checked", "Noted. Now check.", 64],
      look: [
        "The visitor is wrong, and has checked all rounds; some were caught",
        "No. Press a round with a shield, and see which step stopped it.",
        90,
      ],
      crosses: [
        "The same where all of these were not opened",
        "No. Press a round with a cross, and see who won’t open.",
        90,
      ],
      bars: [
        "The visitor is wrong, and has checked all rounds; none was caught",
        "No. All rounds pass. What do the bars say?",
        64,
      ],
      caught: [
        "The verdict where the open round passes, and {count} of {all} were caught; {at} is the open one",
        "Round {at} passes, {count} of {all} rounds don’t",
        64,
      ],
      uncalled: [
        "The same of a raffle, where a ticket has won {times} times that nobody had sold; {count} were sold, {last} is its number",
        "Round {at} passes. Ticket {last} won {times} times, and only {count} were sold",
        80,
      ],
      wished: [
        "The same if each was a six, or a win of the first ticket of a raffle; there are {times} in all",
        "Round {at} passes, {count} of the {times} sixes don’t",
        64,
      ],
      press: ["What follows that", "Those were caught. Press one with a shield to see how.", 64],
      shut: [
        "The same where all of these were not opened",
        "Round {at} passes, {count} of {all} were never opened",
        64,
      ],
      cross: ["What follows that", "Press one with a cross to see who won’t open.", 64],
      itself: [
        "What the list of steps says then; {at} is the open round",
        "Round {at}: {all} of {all} steps",
        64,
      ],
      passes: ["The verdict of one round that passes; {at} is its number", "Round {at} passes", 24],
      pass: [
        "The verdict once all rounds were checked and each passes",
        "All 20 rounds pass: secrets, lists and numbers are those sealed before, and the results follow.",
        120,
      ],
      clear: [
        "The same where the numbers were in the clear, of one round too",
        "Secrets and lists are those published before, and the results follow. The numbers lay open, and no step sees what the house did with them.",
        160,
      ],
      beaten: ["The verdict then", "All 20 rounds pass, and the house cheats", 64],
      unseen: [
        "What follows if it seats a player and the numbers were in the clear",
        "Every round passes, and only the bars show it. Now seal the numbers.",
        90,
      ],
      friend: [
        "On a friend of the house: the first ticket of a raffle, or who won’t open",
        "house’s friend",
        16,
      ],
      refused: [
        "The verdict where a player has not opened; {who} is their name",
        "{who} won’t open, and nothing is rolled. The house may have told them what would come. Remedy: a deposit, taken beforehand.",
        140,
      ],
      added: ["On the card of a player whom the visitor has seated for the house", "added", 16],
      blind: [
        "What is said once the house has seated a player without knowing the numbers",
        "The house seated its player again. It saw seals alone, and got whatever came up.",
        90,
      ],
      swap: ["The button with which the house opens another seed", "Swap the secret", 32],
      again: ["The button with which it replaces the hash of the seed as well", "Seal it afterwards", 32],
      drop: ["The button with which the house leaves the visitor out", "Leave you out", 32],
      late: ["The button with which the house adds a player to a closed list", "Add a late player", 32],
      other: ["The button with which a player opens another number", "Change a number", 24],
      refuse: ["The button with which a player opens nothing", "Refuse to open", 32],
      unpaid: ["The button with which the house keeps the prize", "Don’t pay out", 32],
      seat: ["The button that seats a player in time", "Seat a player, if numbers are open", 48],
      invent: ["The button for a round that nobody has played", "Invent a receipt", 32],
      unsigned: ["On the receipt of that round, which nobody has signed", "fake", 16],
      duel: ["What folds a game of two people by two links", "Play with somebody, by two links", 40],
      howTo: [
        "How that goes",
        "You seal a number and send the first link. They call odd or even, in whatever way you talk. Then you send the second, by a time you agree on: whoever keeps it back has lost.",
        180,
      ],
      secret: ["Before the number that is sealed", "Your secret number", 32],
      first: ["The button that copies the first link", "Copy the first link: the seal", 40],
      second: ["The button that copies the second link", "Copy the second: the number", 40],
      sealedOne: [
        "What the first link shows, above the seal",
        "Somebody has sealed a number for you. Call odd or even, then paste their second link. They know who won before you do: if it isn’t here by the time you agreed on, you’ve won.",
        190,
      ],
      opens: [
        "What the second link shows; {number} is the number",
        "This link says the number was {number}. Paste the first link to see if that was sealed.",
        120,
      ],
      paste: ["Before the field for the other link", "Their other link", 32],
      fits: [
        "The links fit; {number} was sealed, and {parity} is one of the two words below",
        "They fit: {number} was sealed, and it is {parity}.",
        80,
      ],
      odd: ["A number like 7", "odd", 12],
      even: ["A number like 8", "even", 12],
      differs: ["The two links do not fit", "They don’t fit. A different number was sealed.", 80],
      neither: ["What was pasted is not the other link", "This is not the other link of this game.", 80],
    },
    holds:
      "The list is the one that was closed, with you on it. Secret and numbers are those sealed before, and the result follows.",
    steps: {
      list: "List unchanged",
      mine: "You’re on it",
      kept: "Receipt fits it",
      opened: "Everyone opened",
      seed: "Secret as sealed",
      number: "Numbers as sealed",
      result: "Result follows from them",
    },
    fails: {
      list: [
        "The list is not the closed one; {at} is how many tickets it has",
        "This list of {at} is not the one that was closed.",
        140,
      ],
      mine: ["The visitor's ticket is missing", "You hold a receipt, and you are not on the list.", 140],
      kept: [
        "A published hash is another one than the visitor has kept",
        "Your receipt has another hash. The house chose this one once it had seen the numbers.",
        140,
      ],
      opened: [
        "Somebody has not opened; a page where that is no house names who",
        "One secret stayed shut, and its owner may have seen what it would make. Remedy: a deposit, taken beforehand.",
        140,
      ],
      seed: [
        "The seed is not the sealed one",
        "The house opened a secret other than the one it had sealed.",
        140,
      ],
      number: [
        "A player opened another number; {at} is the place on the list",
        "A player opened a number other than the one they had sealed: see the marked card.",
        140,
      ],
      result: ["Another result follows", "Secret and numbers give another result.", 140],
    },
    more: {
      gaps: gaps({
        unpaid: [
          "The house keeps what somebody has won",
          "The result stands, and the house doesn’t pay. Remedy: lock prizes in a contract before play.",
          160,
        ],
        seat: [
          "The house has read the numbers before it seated a player",
          "This round’s numbers lay open. The house read them and added a player whose number makes a six. Tick “Numbers sealed” to let it try again.",
          160,
        ],
        invent: [
          "A round and its receipt were made up",
          "You made up this round and its receipt, and all steps pass. Your receipt proves to you alone that you were left out. Remedy: the house signs receipts.",
          160,
        ],
      }),
      begins: word([
        "What is said before the first check: what there is to find out",
        "House and players each seal a number, and these make the roll. On a six the house wins. Is it fair?",
        120,
      ]),
      preset: choice(["dice", "tickets"], {
        help: "Whether a die is rolled, or one of the tickets wins",
      }).default("dice"),
      problems: problems({
        number: ["The visitor's number is not one", "Use a whole number from 0 to 999999, in digits.", 100],
      }),
    },
    sample: z
      .strictObject({
        house: hex({
          help: "What the first house draws everything from, its manner too",
          example: "5f1c0d6e8b2a4f97c3e1d05a7b684392e0f1a2c4d6b8097a5c3e1f4b2d607a98",
        }),
        players: list(line({ help: "A player's name", example: "Ana", most: 10 }), {
          help: "Who else plays, one or more, each by another name",
          noun: "player",
          least: 1,
        }),
        number: count("The visitor's number", 7, 0, 999_999),
      })
      .refine(({ players }) => new Set(players).size === players.length, {
        error: "Two players have the same name. Change one",
        path: ["players"],
      })
      .meta({ id: "DrawSample", description: "The house and the players that are there at first" }),
  },
);

export type Content = z.output<typeof words>;
