import type { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

const kept = (help: string, example: string) => line({ help, example, most: 40 });

export const words = exhibit(
  "two-stores",
  "A wallet that keeps its app's records, sealed, in two stores, and a new device that reads them back",
  {
    labels: {
      wallet: ["Who seals the records", "Your wallet", 24],
      first: ["Who holds the first copy", "Store 1, at one operator", 24],
      second: ["Who holds the second copy", "Store 2, at another", 24],
      device: ["Who reads the copies back", "A new device", 24],
      sealing: ["The first record: what is kept is sealed", "Seals an app’s records", 32],
      holding: ["The second and third while a store is within reach", "Holds this, and no more", 32],
      unplugged: ["The second and third while a store is out of reach", "Is unplugged", 32],
      restoring: ["The last: everything is read back", "Has the key, and asks both", 32],
      record: ["What screen readers call the field with the last record", "The last of three records", 32],
      version: ["Before the number of a version", "Version", 24],
      older: [
        "A version that is not the newest; {version} and {newest} stand for their numbers",
        "{version}, though {newest} is the newest",
        40,
      ],
      from: ["Before the name of the store that a device has read", "Restored from", 24],
      key: ["Before the wallet's key", "Identity key", 24],
      sealed: ["Before the sealed bytes", "Sealed bytes", 24],
      waiting: ["In place of the records before they were read", "It has read nothing yet.", 60],
      stopped: [
        "In place of the records if no store is to be believed",
        "No store within reach sent a copy that opens.",
        60,
      ],
      unplug: ["The button that takes a store out of reach", "Unplug this store", 24],
      plug: ["The button that brings it back", "Plug it in again", 24],
      alter: ["The button for a store that changes a byte", "Let store 2 alter a byte", 32],
      rollBack: ["The button for a store that hands out an older copy", "Let store 2 roll back", 32],
      relabel: ["The button for one that hands it out as the newest", "Pass the old copy for new", 32],
    },
    holds: "A device with the key alone read every record back.",
    fails: {
      altered: ["A copy does not open; {at} is the store's number", "Store {at} holds something else.", 140],
      older: ["A copy is older than another", "Store {at} handed out an older copy.", 140],
    },
    more: {
      problems: problems({
        empty: ["There is no record", "There is no record. Type one, or start again.", 100],
        long: [
          "The record is too long",
          "A record has at most 80 characters here. Shorten it, or start again.",
          100,
        ],
        unplugged: [
          "Both stores are out of reach",
          "Both stores are unplugged, so there is nothing to restore from. Plug one in.",
          100,
        ],
      }),
    },
    sample: group("TwoStoresSample", "What is kept at first", {
      records: list(kept("A record that stays", "Ferry 22:10, car deck 2"), {
        help: "The records that stay, one or more; two fit best",
        noun: "record",
        least: 1,
      }).meta({ examples: [["Ferry 22:10, car deck 2", "Locker 7, code 4912"]] }),
      last: kept("The last record, which visitors type over", "Return crossing on Sunday"),
    }),
  },
);

export type Content = z.output<typeof words>;
