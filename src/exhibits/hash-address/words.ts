import type { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { group, line } from "../../content/model/fields";

export const words = exhibit(
  "hash-address",
  "A file whose address is its own hash, and three hosts that send it, each checked against the address",
  {
    labels: {
      text: ["What screen readers call the field with the sample file", "The text of the file", 32],
      drop: [
        "Before the field for a file of the visitor's",
        "Or drop a file of yours here. It stays on this device.",
        60,
      ],
      address: ["Before the file's address", "Its address, as in BRC-26", 32],
      hash: ["Before the file's hash", "The SHA-256 in it", 32],
      size: ["Before the size of the file", "Size", 32],
      bytes: ["The size; {bytes} is the number", "{bytes} bytes", 24],
      first: ["The first host, which is invented", "A host in Oslo", 24],
      second: ["The second host", "A host in Lima", 24],
      third: ["The third host", "A host in Perth", 24],
      sends: ["Over a host that is there", "Sends what it has", 32],
      off: ["Over a host that is off", "Is switched off", 32],
      comesTo: ["Before the address that a host's bytes come to", "Address of what came", 32],
      nothing: ["In its place where nothing came", "nothing came", 32],
      altered: ["Before the place of the byte that a host has changed", "Altered", 24],
      byte: ["The place of a changed byte; {at} is the number", "byte {at}", 24],
      isOn: ["Beside the box that switches a host on or off", "Switched on", 24],
      alter: ["The button with which one host changes a byte", "Let one host alter a byte", 32],
      agree: ["The button with which all hosts change the same byte", "Let all three alter it", 32],
    },
    holds: "Every file that came has the address that was asked for.",
    steps: {
      address: "The address: its checksum fits",
      all: "At least one host: sent this file",
      one: "Each file that came: has this address",
    },
    fails: {
      address: ["What is typed is no address", "This is no address: its checksum does not fit.", 140],
      all: ["No host sent the file", "No host sent the file of this address.", 140],
      one: ["One host sent something else; {at} is its place", "Host {at} sent something else.", 140],
    },
    more: {
      problems: problems({
        empty: ["There is no file", "There is nothing in this file. Type something, or start again.", 100],
        long: [
          "The text is too long",
          "The text has more than 1,000 characters. Drop it as a file instead, or start again.",
          100,
        ],
        large: [
          "The file is too large",
          "The file is larger than 20 MB. Take a smaller one, or start again.",
          100,
        ],
        gone: [
          "The file went away while it was read",
          "The file could not be read. It may have been moved; choose it once more.",
          100,
        ],
        nobody: [
          "All hosts are switched off",
          "All three hosts are off, and the address alone brings no file back. Switch one on.",
          140,
        ],
      }),
    },
    sample: group("HashAddressSample", "The file that is there at first", {
      text: line({ help: "A short text", example: "Deed of plot 12, copied May 4.", most: 300 }),
    }),
  },
);

export type Content = z.output<typeof words>;
