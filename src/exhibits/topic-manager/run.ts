import { idOf, outpointOf, parse } from "../coin/transaction";
import { type Found, readAll, type Slip, type Submitted } from "./record";

/** What each line of a rule asks: of the record, of the one that it spends, and of all that the topic holds. */
export const lines = {
  format: (found: Found, topic: Topic) => found.tag === topic.tag,
  signed: ({ isSigned }: Found) => isSigned,
  follows: ({ owner, name, number }: Found, { spent }: Topic) =>
    spent ? spent.owner === owner && spent.name === name && spent.number + 1 === number : number === 1,
  known: ({ owner }: Found, { held }: Topic) => Object.values(held).some((other) => other.owner === owner),
  once: ({ name }: Found, { spent, names }: Topic) => spent !== undefined || !names.includes(name),
  listed: ({ owner }: Found, { owners }: Topic) => owners.includes(owner),
};

export type Line = keyof typeof lines;

/** The rule of this topic. */
export const whole: Line[] = ["format", "signed", "follows"];

/** What this topic's rule doesn't ask, and an attack needs. */
export const remedies: Line[] = ["once", "listed"];

/** What a rule should do: one with a remedy asks for more than this topic's, and rightly so. */
export const rightFor = (rule: Line[]) => whole.concat(remedies.filter((line) => rule.includes(line)));

interface Topic {
  tag: string;
  /** The record that it spends. In use, the overlay's engine runs that one's script before the rule is asked. */
  spent: Found | undefined;
  /** What is on the list and not spent yet, by its output. */
  held: Record<string, Found>;
  /** Each name that was ever on it. */
  names: string[];
  /** The keys of those who may begin a series, as whoever runs the topic knows them. */
  owners: string[];
}

/** A slip spends one coin: the rule would not hear of a second one. */
const isIntact = ({ id, hex }: Slip) => parse(hex)?.inputs.length === 1 && idOf(hex) === id;

/** What a slip spends. Two that spend the same coin are one slip twice, or a double spend: the chain takes one of them. */
const coinOf = ({ hex }: Slip) => parse(hex)?.inputs.map(outpointOf).join();

/** Feeds them to a topic manager, one after the other: for each the first line that it breaks, or nothing. */
export function feed(
  rule: Line[],
  { tag, owners = [] }: Pick<Handed, "tag" | "owners">,
  submitted: Submitted[],
) {
  const held: Topic["held"] = {};
  const names: string[] = [];
  return submitted.map(({ coin, spends, found }) => {
    const broken = rule.find(
      (line) => !lines[line](found, { tag, spent: held[spends], held, names, owners }),
    );
    // What is spent is out of the topic, whatever becomes of the record that was to follow it.
    delete held[spends];
    if (!broken) held[coin] = found;
    if (!broken) names.push(found.name);
    return broken;
  });
}

/** The slips that were handed in, and somebody's rule for them. */
export interface Handed {
  tag: string;
  rule: Line[];
  owners: string[];
  slips: Slip[];
}

/** What somebody's rule makes of the slips, compared with what the topic's rule does. */
export async function* check({ rule, slips, ...topic }: Handed) {
  yield { step: "slips", passes: slips.length > 0 };
  const coins = slips.map(coinOf);
  for (const [index, slip] of slips.entries())
    yield { step: "intact", passes: isIntact(slip) && coins.indexOf(coins[index]) === index, at: index + 1 };
  const submitted = await readAll(slips);
  const decided = feed(rule, topic, submitted);
  const sorted = feed(rightFor(rule), topic, submitted).map((broken, at) => ({
    broken,
    isIn: decided[at] === undefined,
  }));
  const asked: Record<string, (slip: (typeof sorted)[number]) => boolean> = {
    refused: ({ broken, isIn }) => broken === undefined && !isIn,
    unsigned: ({ broken, isIn }) => broken === "signed" && isIn,
    admitted: ({ broken, isIn }) => broken !== undefined && isIn,
  };
  for (const [step, isWrong] of Object.entries(asked)) {
    const wrong = sorted.findIndex(isWrong);
    yield { step, passes: wrong < 0, at: wrong < 0 ? undefined : wrong + 1 };
  }
}
