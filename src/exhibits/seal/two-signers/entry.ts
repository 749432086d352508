/** A dive, as both have to sign it: depth in feet, bottom time in minutes. */
export interface Entry {
  number: number;
  diver: string;
  site: string;
  depth: number;
  minutes: number;
  gas: string;
  task: string;
  day: string;
}

/** A value as people read it, or in quotes: none can pass for two, or for a part of the next. */
const plain = (value: unknown) =>
  /^[\w-]+( [\w-]+)*$/.test(String(value)) ? String(value) : JSON.stringify(value);

/** The parts of an entry, in the order in which they are signed. */
export const partsOf = ({ number, diver, site, depth, minutes, gas, task, day }: Entry) => [
  `Dive ${plain(number)}`,
  plain(diver),
  plain(site),
  `${plain(depth)} feet`,
  `${plain(minutes)} min`,
  plain(gas),
  plain(task),
  plain(day),
];

/** What is signed of an entry: all of it, in one order. */
export const said = (entry: Entry) => partsOf(entry).join(", ");

/** An entry has these parts and no other, which nobody would have signed. */
export const isWhole = (entry: Entry) => Object.keys(entry).length === partsOf(entry).length;
