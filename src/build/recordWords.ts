import type { KindWords } from "../exhibits/verify/judgement";

/**
 * The verifier's words for records of a kind that the exhibit's own words do not cover. No page gives them names, so
 * these texts name no one. The steps are those of this kind, in order.
 */
export const recordWords: Readonly<Record<string, Readonly<Record<string, KindWords>>>> = {
  draw: {
    dice: {
      holds: "The list is as it was closed, each number is the one sealed, and the die fell as they say.",
      steps: { result: "Die falls as they say" },
      fails: { result: "The seed and the numbers make the die fall otherwise." },
    },
    tickets: {
      holds: "The tickets are those of the closed list, each number is the one sealed, and this one wins.",
      steps: { list: "Tickets as closed", result: "Winner follows" },
      fails: {
        list: "These {at} tickets aren’t the list that was closed.",
        result: "The seed and the numbers make another ticket win.",
      },
    },
  },
  coin: {
    first: {
      only: ["read", "coin", "sum", "opens", "final", "once", "who", "terms"],
      holds: "The payment spends the coin of block 9, and its holder signed it.",
      steps: { who: "The payment of block 170", terms: "One payment" },
      fails: {
        who: "It isn’t the first payment that followed from block 9.",
        terms: "It’s more than one payment.",
      },
    },
    purchase: {
      holds:
        "Each listing and reservation is signed as it stands, and the list in the record shows it as unspent.",
      steps: {
        coin: "Listing’s coin came along",
        opens: "Unchanged",
        once: "Reserved once",
        who: "Signed by the yard it names",
        terms: "Count, hour and place fit",
      },
      fails: {
        opens: "Listing {at} was changed after it was signed.",
        once: "The list shows another reservation of listing {at}.",
        who: "Listing {at} names a yard that didn’t sign it.",
        terms: "Listing {at} is for another part, or its count, hour or place doesn’t fit.",
      },
    },
    payment: {
      holds: "The payment covers the price, goes to a key made for this call, and its payer signed it.",
      steps: {
        read: "Payment readable",
        opens: "Signed by the coin’s holder",
        once: "Coin is new",
        who: "To this server",
        terms: "Price paid",
      },
      fails: {
        opens: "The coin’s holder signed a different payment.",
        once: "This coin has paid before.",
        who: "It was made for another server, or pays another key.",
        terms: "{at} satoshis came, which is less than the price.",
      },
    },
    escrow: {
      holds:
        "The script releases the coins by the keys and date in the record. Compare these with what you agreed.",
      steps: {
        coin: "Coins’ record came along",
        opens: "Script opens it",
        once: "Spent once",
        who: "Right people signed all of it",
        terms: "Lock for these keys and date",
      },
      fails: {
        opens: "The script stops, and the coins stay where they are.",
        once: "The list shows that these coins had gone elsewhere.",
        final: "Its date hasn’t come yet, by this device’s clock.",
        who: "The lock opens, but the right people didn’t sign all of it.",
        terms: "These coins lie under a different lock.",
      },
    },
  },
  "go-between": {
    message: {
      only: ["whole", "for", "from", "new", "next", "allowed"],
      holds: "Each letter opened for its reader, is new, and is in the right place.",
      steps: { from: "By the sender, if the reader asks for a signature", allowed: "In the right box" },
      fails: {
        from: "Letter {at} isn’t signed by the sender it names.",
        for: "Letter {at} was sealed for another reader.",
        whole: "Letter {at} was changed, or sealed with another key.",
        new: "Letter {at} is no newer than what its reader has read.",
        next: "A letter before letter {at} hasn’t come.",
        allowed: "Letter {at} lies in another box.",
      },
    },
    "sign-in": {
      only: ["for", "new", "from", "allowed", "whole", "once"],
      holds: "Each signature is tied to the other’s fresh number, and is by the key that the other knows.",
      steps: {
        from: "From the key on file",
        for: "Answers this reader",
        whole: "Signed by its sender, for this reader",
        new: "Fresh, not a replay",
        allowed: "In the right order",
        once: "Not sent twice",
      },
      fails: {
        from: "Message {at} comes from a different key from the one its reader knows.",
        for: "Message {at} answers a number that its reader’s wallet never sent.",
        whole: "The signature on message {at} isn’t by this key, over these words, for this reader.",
        new: "Message {at} answers a number from another session.",
        allowed: "Message {at} isn’t the one whose turn it is.",
        once: "Message {at} came before in this session.",
      },
    },
    certificate: {
      only: ["from", "type", "whole", "allowed", "for", "new", "holder", "rule"],
      holds:
        "The certificate is signed by its issuer and in force, and its holder opened the fields asked for.",
      steps: {
        from: "From the right issuer",
        type: "Of the type asked for",
        for: "Opened for this reader",
        whole: "As the issuer signed it",
        new: "Fresh, not a replay",
        allowed: "In force, by the list in the record",
        holder: "Answered by its holder",
        rule: "Says what a door asks for",
      },
      fails: {
        from: "Reader {at} trusts another issuer.",
        for: "Reader {at} can’t open the fields it asked for.",
        whole: "A field was written over after the issuer signed.",
        new: "Showing {at} answers another number than its reader drew.",
        allowed: "The list in the record has this certificate as revoked.",
        holder: "The certificate’s holder didn’t answer reader {at}’s number.",
        rule: "Door {at} opens for another value.",
      },
    },
    requests: {
      only: ["for", "from", "new", "allowed", "whole", "holder"],
      holds:
        "The page’s key signed each request, and each answer is the phone’s own, for that request, within the budget.",
      steps: {
        for: "Answered for this page",
        from: "Asked with the page’s key",
        new: "Each approval used once",
        allowed: "Within the budget",
        whole: "As approved",
        holder: "The holder’s card, in force",
      },
      fails: {
        from: "Request {at} isn’t signed with the page’s key.",
        for: "The phone made its answers for another page.",
        whole: "The phone didn’t approve request {at} as it stands.",
        new: "Request {at} comes with an approval that was used before.",
        allowed: "Request {at} goes over the month’s budget.",
        holder: "Request {at} got a card that isn’t this holder’s, isn’t the school’s, or was revoked.",
      },
    },
  },
};
