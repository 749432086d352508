import type { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { sha256 } from "@bsv/sdk/primitives/Hash";
import Random from "@bsv/sdk/primitives/Random";
import { toHex } from "@bsv/sdk/primitives/utils";
import { exampleType, fieldsIn, issue, keyOf, open, shownOf, typeOf } from "../certificates";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import { outcomeOf } from "../kit/checkList";
import { overwrite } from "../overwrite";
import { readerOf } from "../reader";
import { passOn } from "./passOn";
import { checkShown, prove, type Showing } from "./runShowing";
import { knownOf, type Plot, roleOf, type Trade } from "./trade";

const [certifier, holder, stranger] = [walletOf("certifier"), walletOf("sender"), walletOf("stranger")];

const nameOf = (at: number) => `reader ${at}`;

/** The output of the certificate, which stays unspent as long as the certificate is valid. */
const outpoint = `${toHex(sha256("An example: output 0", "utf8"))}.0`;

const draw = () => toHex(Random(16));

/** The type of certificate, and who signs, holds and answers it, where an attack changes that. */
interface Cast {
  type?: string;
  signs?: typeof certifier;
  holds?: typeof holder;
  answers?: typeof holder;
}

/** The certifier issues a certificate, and its holder shows it to each reader. */
async function show(
  { preset, sample, plan }: Plot,
  { signs = certifier, holds = holder, answers = holds, type = exampleType }: Cast = {},
  change = async ({ fields }: MasterCertificate) => fields,
): Promise<Showing> {
  const known = knownOf({ sample });
  const master = await issue(signs, holds, known, outpoint, type);
  const certificate = { ...shownOf(master), fields: await change(master) };
  const opened = Object.keys(known).filter((_, at) => plan.chosen[at]);
  const readers = sample.readers.map(({ asks, takes }, at) => ({
    asks: [asks ?? roleOf(sample)],
    ...(preset === "doors" && takes !== undefined && { takes }),
    drawn: draw(),
    readerSecret: exampleKey(nameOf(at)).toHex(),
  }));
  const letters: Showing["letters"] = [];
  for (const [at, { asks, drawn }] of readers.entries()) {
    // A door gets the field that it asks for. For a verifier, the holder chooses.
    const asker = await keyOf(walletOf(nameOf(at)));
    const keyring = await open(holds, master, asker, preset === "fields" ? opened : asks);
    const answer = await prove(answers, asker, drawn, { certificate, keyring });
    letters.push({ certificate, keyring, number: drawn, answer });
  }
  return {
    kind: "certificate",
    certifier: await keyOf(certifier),
    type: exampleType,
    spentOnThisPage: [],
    readers,
    letters,
  };
}

export const showing: Trade<Showing> = {
  fair: (plot) => show(plot),

  attacks: {
    /** The holder writes over a field, with its own key: the reader can open it. */
    async change(plot) {
      const { sample } = plot;
      const forge = (master: MasterCertificate) => overwrite(holder, master, roleOf(sample), sample.forged);
      return { mail: await show(plot, {}, forge), at: sample.readers.length - 1, wrote: sample.forged };
    },

    /** A recording, played again: the readers have drawn new numbers since. */
    async repeat(plot) {
      const mail = await show(plot);
      return { mail: { ...mail, readers: mail.readers.map((reader) => ({ ...reader, drawn: draw() })) } };
    },

    /** At doors, the first one gets what was opened for the last. What was opened for a verifier goes to another one. */
    async divert(plot) {
      const mail = await show(plot);
      const [first, ...others] = mail.readers as [Showing["readers"][number], ...Showing["readers"]];
      const [letter, ...letters] = mail.letters as [Showing["letters"][number], ...Showing["letters"]];
      const keyring = letters.at(-1)?.keyring;
      if (keyring) return { mail: { ...mail, letters: [{ ...letter, keyring }, ...letters] } };
      const readerSecret = exampleKey("stranger").toHex();
      return { mail: { ...mail, readers: [{ ...first, readerSecret }, ...others] } };
    },

    /** At doors, a stranger shows a copy. To a verifier, one shows a certificate of one's own making. */
    pose: async (plot) => ({
      mail: await show(plot, plot.preset === "doors" ? { answers: stranger } : { signs: stranger }),
    }),

    /** The certifier has signed the same fields as a certificate of another type. */
    other: async (plot) => ({ mail: await show(plot, { type: typeOf("Another kind of certificate") }) }),

    /** The certifier has spent the certificate's output. */
    async misuse(plot) {
      return { mail: { ...(await show(plot)), spentOnThisPage: [outpoint] } };
    },

    /** The certifier has spent it, and the host that is asked hides that: the readers see nothing new. */
    hide: async (plot) => ({ mail: await show(plot) }),

    /** The first reader gives somebody else the key of the field that it has opened. */
    async pass(plot) {
      const mail = await show(plot);
      const shown = mail.letters[0] as Showing["letters"][number];
      const [field = ""] = mail.readers[0]?.asks ?? [];
      return { mail, passed: await passOn(walletOf(nameOf(0)), shown, field) };
    },

    /** At doors, the holder answers from home. Elsewhere, the certifier was deceived and signed for a stranger's key. */
    trick: async (plot) => ({
      mail: await show(plot, plot.preset === "doors" ? {} : { holds: stranger }),
    }),
  },

  /** What each reader can read, a line for each field that was opened for it. */
  read: ({ readers, letters, ...known }) =>
    Promise.all(
      letters.map(async (shown, at) => {
        const asker = readers[at];
        const reader = readerOf(asker?.readerSecret ?? "");
        if (!asker || !reader || (await outcomeOf(checkShown(known, asker, shown))).broken) return null;
        return Object.values((await fieldsIn(reader, shown.certificate, shown.keyring)) ?? {}).join("\n");
      }),
    ),
};
