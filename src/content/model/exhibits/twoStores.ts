import { group, line, list } from "../fields";
import { exhibit, problems } from "./exhibit";

const kept = (help: string, example: string) => line({ help, example, most: 40 });

export const twoStores = exhibit(
  "wallet-storage-management",
  "TwoStoresExhibit",
  "A wallet that keeps its app's records, sealed, in two stores, and a new device that reads them back",
  {
    labels: {
      wallet: ["Who seals the records", "Your wallet", 24],
      first: ["Who holds the first copy", "Store 1", 24],
      second: ["Who holds the second copy", "Store 2", 24],
      device: ["Who reads the copies back", "A new device", 24],
      sealing: ["The first record: what is kept is sealed", "Seals three records", 32],
      holding: ["The second and third while a store is within reach", "Holds sealed bytes", 32],
      unplugged: ["The second and third while a store is out of reach", "Is unplugged", 32],
      restoring: ["The last: everything is read back", "Has the key alone", 32],
      record: ["What screen readers call the field with the last record", "The last record", 32],
      version: ["Before the number of a version", "Version", 24],
      older: [
        "A version that is not the newest; {version} and {newest} stand for their numbers",
        "{version}, and {newest} is the newest",
        40,
      ],
      from: ["Before the name of the store that a device has read", "Restored from", 24],
      key: ["Before the wallet's key", "Key", 24],
      sealed: ["Before the sealed bytes", "Sealed bytes", 24],
      waiting: ["In place of the records before they were read", "Nothing is restored yet.", 60],
      stopped: ["In place of the records if no store is to be believed", "Nothing could be restored.", 60],
      unplug: ["The button that takes a store out of reach", "Unplug it", 24],
      plug: ["The button that brings it back", "Plug it in", 24],
      alter: ["The button for a store that changes a byte", "Alter a byte", 32],
      rollBack: ["The button for a store that hands out an older copy", "Roll back to an older copy", 32],
      relabel: ["The button for one that hands it out as the newest", "Pass the old for the new", 32],
    },
    holds: "A device with the key alone read every record back.",
    fails: {
      altered: ["A copy does not open; {at} is the store's number", "Store {at} holds something else.", 140],
      older: ["A copy is older than another", "Store {at} handed out an older copy.", 140],
    },
    more: {
      problems: problems("TwoStores", {
        empty: ["There is no record", "Type a record first, or start again.", 100],
        long: ["The record is too long", "Keep it to 80 characters, or start again.", 100],
        unplugged: ["Both stores are out of reach", "Plug one of the stores in.", 100],
      }),
      sample: group("TwoStoresSample", "What is kept at first", {
        records: list(kept("A record that stays", "Ferry 22:10, car deck 2"), {
          help: "The records that stay, one or more; two fit best",
          noun: "record",
          least: 1,
        }).meta({ examples: [["Ferry 22:10, car deck 2", "Locker 7, code 4912"]] }),
        last: kept("The last record, which visitors type over", "Return crossing on Sunday"),
      }),
    },
  },
);
