import { exampleKey } from "../exampleKey";
import { outcomeOf } from "../kit/checkList";
import { withOtherLastByte } from "../lastByte";
import { open, seal, type Waiting, write } from "../letters";
import { readerOf } from "../reader";
import { checkLetter, type Post } from "./runPost";
import { forgedIn, type Plot, type Trade } from "./trade";

const nameOf = (at: number) => `reader ${at}`;

const keyOf = (name: string) => exampleKey(name).toPublicKey().toString();

/** The number of this letter; one was sent and read before it. */
export const number = 2;

const boxes = { message: "work_orders", forms: "intake_forms" } as const;
const boxOf = ({ preset }: Plot) => (preset === "forms" ? boxes.forms : boxes.message);

/** A letter to the reader at `at`, written with the key of `by`. Sender and reader share the encryption key. */
async function letter(plot: Plot, at: number, by: string, body: string, count = number): Promise<Waiting> {
  const to = { recipient: keyOf(nameOf(at)), messageBox: boxOf(plot) };
  const written = plot.plan.isSigned
    ? write(exampleKey(by), to, count, body)
    : { body, number: count, signature: "" };
  const other = by === nameOf(at) ? keyOf("sender") : to.recipient;
  return { sender: keyOf("sender"), ...to, encryptedMessage: await seal(exampleKey(by), other, written) };
}

/** The field that a reader asks for besides the text, if the sender lets this reader have it. */
export const fieldFor = ({ sample: { readers, fields }, plan }: Plot, at: number) =>
  plan.chosen[readers.length + at] ? fields.find(({ name }) => name === readers[at]?.asks) : undefined;

/** What a reader gets: the text and, on a line of its own, that field. */
function bodyFor(plot: Plot, at: number): string {
  const field = fieldFor(plot, at);
  return field ? `${plot.plan.text}\n${field.value}` : plot.plan.text;
}

/** The sender writes once. Each reader that was chosen gets a copy of its own. */
async function fair(plot: Plot): Promise<Post> {
  const { sample, plan } = plot;
  const letters = sample.readers.map((_, at) =>
    plan.chosen[at] === false ? null : letter(plot, at, "sender", bodyFor(plot, at)),
  );
  return {
    kind: "message",
    sender: keyOf("sender"),
    box: boxOf(plot),
    asksSignature: plan.isSigned,
    readers: sample.readers.map((_, at) => ({
      lastRead: number - 1,
      readerSecret: exampleKey(nameOf(at)).toHex(),
    })),
    letters: await Promise.all(letters),
  };
}

/** Puts another letter in the place of the last reader's. */
async function replaced(plot: Plot, by: string) {
  const wrote = forgedIn(plot);
  const at = plot.sample.readers.length - 1;
  const mail = await fair(plot);
  const forged = await letter(plot, at, by, wrote);
  return { mail: { ...mail, letters: mail.letters.with(at, forged) }, at, wrote };
}

const last = ({ sample }: Plot) => nameOf(sample.readers.length - 1);

export const post: Trade<Post> = {
  fair,

  attacks: {
    /** One byte of the first letter is changed. */
    async change(plot) {
      const mail = await fair(plot);
      const letters = mail.letters.map((waiting, at) =>
        waiting && at === 0
          ? { ...waiting, encryptedMessage: withOtherLastByte(waiting.encryptedMessage) }
          : waiting,
      );
      return { mail: { ...mail, letters }, at: 0 };
    },

    /** The first letter comes again, after its reader has read it. */
    async repeat(plot) {
      const mail = await fair(plot);
      const readers = mail.readers.map((reader, at) => (at === 0 ? { ...reader, lastRead: number } : reader));
      return { mail: { ...mail, readers }, at: 0 };
    },

    /** The wrong key is tried: another reader's, or the host's own. */
    async divert(plot) {
      const mail = await fair(plot);
      const readerSecret = exampleKey(mail.readers.length > 1 ? nameOf(0) : "host").toHex();
      const at = mail.readers.length - 1;
      const readers = mail.readers.map((reader, place) =>
        place === at ? { ...reader, readerSecret } : reader,
      );
      return { mail: { ...mail, readers }, at };
    },

    /** This letter is held back, and the one after it is handed on. */
    async skip(plot) {
      const mail = await fair(plot);
      const later = await letter(plot, 0, "sender", plot.plan.text, number + 1);
      return { mail: { ...mail, letters: mail.letters.with(0, later) }, at: 0 };
    },

    /** A stranger writes under the sender's name. */
    pose: (plot) => replaced(plot, "stranger"),

    /** The reader, who shares the encryption key, writes in the sender's name. */
    misuse: (plot) => replaced(plot, last(plot)),

    /** Somebody else writes on the sender's own device. */
    async trick(plot) {
      const wrote = forgedIn(plot);
      return { mail: await fair({ ...plot, plan: { ...plot.plan, text: wrote } }), wrote };
    },

    /** The last reader shows around what the sender wrote. */
    leak: async (plot) => ({ mail: await fair(plot), at: plot.sample.readers.length - 1 }),
  },

  /** Where nobody asks for a signature, the reader could have written an honest letter, too. */
  doubt: ({ asksSignature }) => (asksSignature ? undefined : "unsigned"),

  read: ({ readers, letters, ...known }) =>
    Promise.all(
      letters.map(async (waiting, at) => {
        const { [at]: own } = readers;
        const reader = readerOf(own?.readerSecret ?? "");
        if (!waiting || !own || !reader) return null;
        if ((await outcomeOf(checkLetter(known, own, waiting))).broken) return null;
        return (await open(reader, waiting))?.body ?? null;
      }),
    ),
};
