import type { z } from "zod";
import { exhibit, gaps, problems, word } from "../../../content/model/exhibit";
import { group, line } from "../../../content/model/fields";

export const words = exhibit(
  "seal-file",
  "A file whose address is its own hash, and three hosts that send it, each checked against the address",
  {
    labels: {
      text: ["What screen readers call the field with the sample file", "The text of the file", 32],
      drop: ["In the field for a file of the visitor's", "Or a file up to 200 MB. It stays here.", 80],
      address: ["Before the file's address", "Its address, made from the file itself", 48],
      given: ["In its place, where somebody has swapped it", "Address a reader got", 32],
      size: ["Before the size of the file", "Size", 32],
      bytes: ["The size; {bytes} is the number", "{bytes} bytes", 24],
      hashing: ["What screen readers call the bar while a large file is hashed", "Hashing the file", 32],
      unkept: [
        "Below the size of a file that is too large for a record",
        "Hashed here, and too large to save or link: a record holds up to 100 kB.",
        100,
      ],
      first: ["Where the first host is, which is invented", "Oslo", 24],
      second: ["Where the second host is", "Lima", 24],
      third: ["Where the third host is", "Perth", 24],
      comesTo: ["Before the address that a host's bytes come to", "Comes to", 16],
      nothing: ["In its place where nothing came", "nothing came", 24],
      ended: ["In its place where the term has run out", "On. Deleted: term ended", 32],
      term: ["Before the bar of the term", "Paid term", 16],
      sampled: ["Below that bar", "This page’s example: no host signed a date.", 60],
      today: ["On that bar, at the mark of today", "today", 16],
      reads: ["Above the file, where a host has read it", "It has read:", 32],
      readAll: ["The same where the file is no text", "It has read every byte", 32],
      sent: ["Before what a host sends", "It sends", 16],
      all: ["What opens what a host sends, and the address it comes to", "All its bytes", 24],
      replaced: ["Below the seal of the file that another one was put in the place of", "Your file’s", 24],
      altered: [
        "What the page says instead of “Host”: {host} is the first one that sent something else",
        "{host} altered a byte, so its bytes have a different address. The file from the others still opens.",
        140,
      ],
      isOn: ["Beside the box that switches a host on or off", "On", 16],
      differs: ["Below the strip: where it differs; {at} is the number", "Byte {at} is now", 32],
      was: ["Between the byte that came and the one that was stored", "instead of", 24],
      added: ["Below the strip: before what was added", "Added:", 24],
      lost: ["Below the strip: before what was taken out", "Taken out:", 24],
      alter: ["The button with which one host changes a byte", "Alter one copy", 24],
      agree: ["The button with which all hosts change the same byte", "Alter all three", 24],
      expire: ["The button with which the hosts delete the file", "Let the term run out", 24],
      look: ["The button with which the hosts read what they keep", "Read it at the hosts", 24],
      redirect: ["The button with which somebody hands out another address", "Swap address", 24],
    },
    holds: "Every host that answered sent the file at this address, byte for byte.",
    steps: {
      address: "No typo in the address",
      term: "By the record, a paid term still runs",
      came: "A host answered",
      all: "At least one host sent this file",
      one: "Each file that came has this address",
    },
    fails: {
      address: ["What is typed is no address", "This is no address: a character of it is wrong.", 140],
      term: [
        "All terms have run out",
        "The address is still right, and nobody has to keep the file now. Remedy: renew the term in time, and keep a copy of your own.",
        140,
      ],
      came: [
        "No host sent anything, while a term runs",
        "Nobody answers. The hosts are off, and their terms run on. Ask again later, or ask another host.",
        140,
      ],
      all: [
        "No host sent the file",
        "Nobody sent the file that your address names. If no other host does, you have no file.",
        140,
      ],
      one: [
        "One host sent something else; {at} is its place",
        "Host {at} altered a byte, so its bytes have a different address. The file from the others still opens.",
        140,
      ],
    },
    more: {
      begins: word([
        "What is said before the first check",
        "Switch a host off, or let one alter its copy.",
        100,
      ]),
      tries: word(["Before the buttons for what hosts may do", "What hosts may do", 32]),
      gaps: gaps({
        redirect: [
          "The reader was given the address of another file",
          "A reader was given the address of another file, and it fits. Take the address from a message that its owner signed.",
          140,
        ],
        look: [
          "The hosts read the file that they keep",
          "Every host can read this, and whoever has the address can test a guess. Encrypt the file first, and store that.",
          140,
        ],
      }),
      problems: problems({
        empty: ["There is no file", "There is nothing in this file. Type something, or start again.", 100],
        long: [
          "The text is too long",
          "The text has more than 1,000 characters. Drop it as a file, or start again.",
          100,
        ],
        large: [
          "The file is too large",
          "The file is larger than 200 MB. Take a smaller one, or start again.",
          100,
        ],
        stopped: [
          "Hashing was stopped, since the page was hidden",
          "This stopped when the page was hidden. Choose the file once more.",
          100,
        ],
        gone: [
          "The file went away while it was read",
          "The file could not be read. It may have been moved; choose it once more.",
          100,
        ],
      }),
    },
    sample: group("SealFileSample", "The file that is there at first", {
      text: line({ help: "A short text", example: "Deed of plot 12, copied May 4.", most: 300 }),
    }),
  },
);

export type Content = z.output<typeof words>;
