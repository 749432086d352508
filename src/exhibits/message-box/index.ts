import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  again,
  alter,
  begin,
  collected,
  forge,
  type Game,
  goOffline,
  invent,
  peek,
  record,
  write,
} from "./play";
import { check, type Delivery } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.message, sample.forged),
  edits: { write, goOffline },
  cheats: { peek, alter, forge, invent, again },
  finish: collected,
  record,
  check,
  caught: ["locked", "author", "old"],
  view,
  sealOf: ({ seal }) => asHash("message-box", seal),
} satisfies Exhibit<Game, Content, Delivery>;
