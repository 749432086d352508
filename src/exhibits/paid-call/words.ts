import { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { group, line } from "../../content/model/fields";

export const words = exhibit(
  "paid-call",
  "A call to an API that is answered with a price (HTTP 402), paid with a signed transaction and answered",
  {
    labels: {
      caller: ["Who calls the API", "The caller", 24],
      wallet: ["Who pays for the call", "The caller’s wallet", 24],
      server: ["Whose API it is", "The server", 24],
      asking: ["The first record: a call without a payment", "Asks", 32],
      pricing: ["The second: the server names its price", "Names its price", 32],
      paying: ["The third: the same call with a payment", "Pays, and asks again", 32],
      answering: ["The fourth: the server's answer", "Checks, then works", 32],
      again: ["The button that makes one more paid call", "Call again", 24],
      price: ["What screen readers say for the field with the price", "Price of a call in satoshis", 32],
      output: ["Before the amount that the payment gives to the server", "output 0, in satoshis", 32],
      answer: ["Before what the caller gets for the payment", "answer", 24],
      refused: ["In place of the answer where the payment is refused", "none", 24],
      waiting: ["In its place where the server has not looked yet", "not checked yet", 24],
      calls: ["Before the number of calls that were paid", "calls paid", 24],
      meter: ["Before all that the server has received", "satoshis received", 24],
      underpay: ["The button that pays half", "Pay half", 32],
      raise: ["The button that pays half and writes the whole in later", "Raise the sum after signing", 32],
      replay: ["The button that pays twice with one payment", "Send the same payment twice", 32],
      respend: ["The button that pays twice with one coin", "Spend the same coin again", 32],
      borrow: ["The button that pays with what another server asked for", "Use another server’s prefix", 32],
    },
    holds:
      "The prefix is the server’s own, the first output pays the price to its key, and the signature covers both.",
    steps: {
      prefix: "Prefix: drawn by this server",
      package: "Payment: can be read, byte by byte",
      amount: "Output 0: the price or more, in satoshis",
      replay: "Coin: taken for no earlier call",
      payee: "Output 0: to the server’s key for this call",
      signature: "Signature: opens the coin for this payment",
    },
    fails: {
      prefix: ["The prefix is another server's", "The server did not sign this prefix.", 140],
      package: ["The payment is no package of transactions", "This payment cannot be read.", 140],
      amount: ["Too little is paid; {at} is how much", "The first output holds {at} satoshis, too few.", 140],
      replay: ["The coin was used before", "This coin has paid for an earlier call.", 140],
      payee: ["Somebody else is paid", "The first output pays another key.", 140],
      signature: ["The signature does not cover the payment", "The caller signed another payment.", 140],
    },
    more: {
      problems: problems({
        price: [
          "What is typed is no price",
          "Write the price as a whole number of satoshis from 1 to 99999, in digits.",
          100,
        ],
      }),
    },
    sample: group("PaidCallSample", "The call that is there at first", {
      path: line({ help: "What is asked for", example: "/forecast?for=astoria", most: 32 }),
      answer: line({ help: "What the caller gets for it", example: "Gale from 18:00", most: 40 }),
      price: z
        .number()
        .int()
        .min(1)
        .max(9999)
        .meta({ description: "The price of a call in satoshis, at most 9999", examples: [50] }),
    }),
  },
);

export type Content = z.output<typeof words>;
