import type { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { sha256 } from "@bsv/sdk/primitives/Hash";
import Random from "@bsv/sdk/primitives/Random";
import { toHex } from "@bsv/sdk/primitives/utils";
import { fieldsIn, issue, keyOf, open, shownOf } from "../certificates";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import { overwrite } from "../overwrite";
import { readerOf } from "../reader";
import { prove, type Showing } from "./runShowing";
import { knownOf, type Plot, roleOf, type Trade } from "./trade";

const [certifier, holder, stranger] = [walletOf("certifier"), walletOf("sender"), walletOf("stranger")];

const nameOf = (at: number) => `reader ${at}`;

/** Each certificate has its own output, which stays unspent as long as the certificate is valid. */
const outpointOf = (count: number) => `${toHex(sha256(`An example: output ${count}`, "utf8"))}.0`;

const draw = () => toHex(Random(16));

/** Who else than those that it should be signs, holds or answers. */
interface Cast {
  signs?: typeof certifier;
  holds?: typeof holder;
  answers?: typeof holder;
}

/** The certifier issues a certificate, and its holder shows it to each who asks. */
async function show(
  { preset, sample, plan, ...plot }: Plot,
  { signs = certifier, holds = holder, answers = holds }: Cast = {},
  change = async ({ fields }: MasterCertificate) => fields,
): Promise<Showing> {
  const known = knownOf({ preset, sample, plan, ...plot });
  const master = await issue(signs, holds, known, outpointOf(plan.moves));
  const certificate = { ...shownOf(master), fields: await change(master) };
  const opened = Object.keys(known).filter((_, at) => plan.chosen[at]);
  const readers = sample.readers.map(({ asks }, at) => ({
    asks: preset === "fields" ? opened : [asks ?? ""],
    drawn: draw(),
    readerSecret: exampleKey(nameOf(at)).toHex(),
  }));
  const letters: Showing["letters"] = [];
  for (const [at, { asks, drawn }] of readers.entries()) {
    const asker = await keyOf(walletOf(nameOf(at)));
    const keyring = await open(holds, master, asker, asks);
    letters.push({ certificate, keyring, number: drawn, answer: await prove(answers, asker, drawn) });
  }
  return {
    kind: "certificate",
    certifier: await keyOf(certifier),
    spentOnThisPage: Array.from({ length: plan.moves }, (_, at) => outpointOf(at)),
    readers,
    letters,
  };
}

export const showing: Trade<Showing> = {
  fair: (plot) => show(plot),

  attacks: {
    /** The holder writes over a field: it opens like the one that was signed. */
    async change(plot) {
      const { sample } = plot;
      const forge = (master: MasterCertificate) => overwrite(holder, master, roleOf(sample), sample.forged);
      return { mail: await show(plot, {}, forge), at: 0, wrote: sample.forged };
    },

    /** What was recorded, once more: those who ask have drawn new numbers since. */
    async repeat(plot) {
      const mail = await show(plot);
      return { mail: { ...mail, readers: mail.readers.map((reader) => ({ ...reader, drawn: draw() })) } };
    },

    /** To one who asks comes what was meant for another. */
    async divert(plot) {
      const mail = await show(plot);
      const [first, ...others] = mail.readers;
      const readerSecret = others.at(-1)?.readerSecret ?? exampleKey("stranger").toHex();
      return { mail: { ...mail, readers: first ? [{ ...first, readerSecret }, ...others] : [] } };
    },

    /** At doors a stranger shows a copy; elsewhere somebody else than the certifier has signed it. */
    pose: async (plot) => ({
      mail: await show(plot, plot.preset === "doors" ? { answers: stranger } : { signs: stranger }),
    }),

    /** The certifier has spent the output that stood for the certificate. */
    async misuse(plot) {
      const mail = await show(plot);
      return { mail: { ...mail, spentOnThisPage: [...mail.spentOnThisPage, outpointOf(plot.plan.moves)] } };
    },

    /** The holder lends a hand from home; elsewhere the certifier was deceived, and has signed for a stranger's key. */
    trick: async (plot) => ({
      mail: await show(plot, plot.preset === "doors" ? {} : { holds: stranger }),
    }),
  },

  async read({ readers, letters }) {
    const texts: (string | null)[] = [];
    for (const [at, { certificate, keyring }] of letters.entries()) {
      const reader = readerOf(readers[at]?.readerSecret ?? "");
      const fields = reader && (await fieldsIn(reader, certificate, keyring).catch(() => undefined));
      texts.push(fields ? Object.values(fields).join(", ") : null);
    }
    return texts;
  },
};
