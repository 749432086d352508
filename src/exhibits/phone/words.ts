import { z } from "zod";
import { exhibit } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

const short = (help: string, example: string) => line({ help, example, most: 32 });
const satoshis = (help: string, example: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(4000)
    .meta({ description: help, examples: [example] });

export const words = exhibit(
  "phone",
  "A phone that a page asks for a payment, a signature and a field, and that answers by its holder's rules",
  {
    labels: {
      page: ["Who asks", "The page", 24],
      lookalike: ["Who asks under that one's name", "A look-alike", 24],
      phone: ["Who answers", "Your phone", 24],
      asking: ["The first record: the page asks", "Signs each request", 32],
      deciding: ["The second: the holder decides", "Shows it, and waits for you", 32],
      getting: ["The third: what the page gets", "Gets what you approved", 32],
      from: ["Before the name of the page", "Asks as", 24],
      key: ["Before the key that belongs to that name", "Key that this name has published", 32],
      signature: ["Before the signature under the first request", "Signature under request 1", 32],
      again: ["The button with which the page asks for one more payment", "Ask for another payment", 32],
      pay: ["A request for a payment; {what} and {amount}", "Pay {amount} satoshis: {what}", 60],
      sign: ["A request for a signature; {what}", "Sign: {what}", 60],
      show: ["A request for a field; {what}", "Show: {what}", 60],
      approved: ["After a request that was approved", "Approved by you", 24],
      declined: ["After a request that was declined", "Declined by you", 24],
      over: ["After a request that the budget has no room for", "Declined by your budget", 40],
      unknown: ["After a request whose sender is not who it says", "Refused, the key is another’s", 40],
      coin: ["Before the coin of a payment; {at} is the request", "Coin spent for request {at}", 32],
      nothing: ["What the page gets of what was declined", "Nothing", 24],
      budget: ["What is spent; {spent} of {budget}", "{spent} of {budget} satoshis spent this month", 48],
      pose: ["The button with which another page asks", "Imitate this page", 32],
      raise: ["The button with which the page asks for more afterward", "Double the price afterward", 32],
      reuse: ["The button with which the page uses an approval twice", "Use one approval twice", 32],
    },
    holds: "The page got what you approved, and nothing else left the phone.",
    steps: {
      name: "Request: signed by the page it names",
      twice: "Approval and coin: not used before",
      changed: "Approval: for this very request",
      budget: "Sum: within the budget",
    },
    fails: {
      name: ["The request is not signed by the page whose name it bears", "It is another page.", 140],
      twice: ["An approval was used twice", "That approval was used before.", 140],
      changed: [
        "A request is not what was approved; {at} is its number",
        "You approved something else.",
        140,
      ],
      budget: ["More was spent than the budget", "The budget is overdrawn.", 140],
    },
    sample: z
      .strictObject({
        from: short("The address of the page", "dive-log.example"),
        budget: satoshis("What the page may spend in a month, in satoshis", 2000),
        pay: group("PhonePayment", "The payment that the page asks for", {
          what: short("What it is for", "the tide tables"),
          satoshis: satoshis("How much, in satoshis", 900),
        }),
        sign: short("What the page asks to be signed", "Dive 412, 80 feet"),
        show: short("The field that the page asks for", "Grade"),
        fields: list(
          group("PhoneField", "A field of the certificate on the phone", {
            name: short("What the field is", "Grade"),
            value: short("What it says", "Surface-supplied diver"),
          }),
          { help: "The fields of the certificate on the phone", noun: "field", least: 1 },
        ).meta({
          examples: [
            [
              { name: "Grade", value: "Diver" },
              { name: "Born", value: "14 May 1991" },
            ],
          ],
        }),
      })
      .refine(({ fields, show }) => fields.some(({ name }) => name === show), {
        error: "Use the name of one of the fields",
        path: ["show"],
      })
      .refine(({ budget, pay }) => pay.satoshis <= budget, {
        error: "The budget has no room for the first payment. Raise it",
        path: ["budget"],
      })
      .meta({ id: "PhoneSample", description: "The requests that are there at first" }),
  },
);

export type Content = z.output<typeof words>;
