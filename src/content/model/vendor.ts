/** What buyers' forms ask for and only the owner can answer: `vendor` in data/site.yaml, {vendor:insurance} in texts. */
import { group, line } from "./fields";

const answer = (help: string, example: string) =>
  line({ help, example, most: 140, literal: true }).optional();

const answers = {
  insurance: answer("Which insurance the company has, up to what sum", "General liability, $1,000,000."),
  people: answer("Who does the work, by name", "Ada Example, engineer."),
  references: answer("Whom a buyer can call, with their consent", "Northwind Diving, on request."),
  certificates: answer("SOC 2, ISO 27001 and the like, with their dates", "SOC 2 Type I, June 2027."),
  tests: answer("The last penetration test: by whom, and when", "By Example Security in June 2027."),
  notice: answer("How soon customers hear of an incident", "Within 72 hours."),
  agreement: answer("The data processing agreement, and where it can be read", "Yes, sent on request."),
  processors: answer("Who else processes customers' data", "Example Hosting, for servers."),
  regions: answer("Where hosted services run", "United States, two regions."),
  uptime: answer("The uptime that the contract guarantees", "99.5 % a month for wallet storage."),
  support: answer("When support answers, and how", "Monday to Friday, 9 to 5 Pacific, by email."),
  recovery: answer("How soon a service is back, and how much may be lost", "In 8 hours, with 1 hour lost."),
  liability: answer("What the standard contract says on liability", "Capped at the fees of 12 months."),
  escrow: answer("Who keeps the code in escrow, and when it is released", "Example Escrow, on insolvency."),
};

export type VendorAnswer = keyof typeof answers;

export const vendorAnswers = Object.keys(answers) as VendorAnswer[];

export const vendor = group(
  "Vendor",
  "What buyers' forms ask for; texts write {vendor:insurance} and the like, and npm run launch-check asks for each",
  {
    notYet: line({
      help: "What pages say of an answer that is not here",
      example: "Not yet.",
      most: 40,
      literal: true,
    }),
    ...answers,
  },
);
