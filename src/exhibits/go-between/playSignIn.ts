import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fullWalletOf } from "../example";
import { exampleKey } from "../exampleKey";
import { outcomeOf } from "../kit/checkList";
import { checkSignIn, type Handshake, type Message, send, signFor } from "./runSignIn";
import { forgedIn, type Trade } from "./trade";

const [person, site, lookalike, thief] = [
  fullWalletOf("sender"),
  fullWalletOf("site"),
  fullWalletOf("look-alike"),
  fullWalletOf("thief"),
];

/** A session as it is made here, with a single request. */
type Three = [hello: Message, reply: Message, request: Message];

const keyOf = async (wallet: WalletInterface) => (await wallet.getPublicKey({ identityKey: true })).publicKey;

const session = async (
  hello: Message,
  reply: Message,
  request: Message,
  known = site,
): Promise<Handshake> => ({
  kind: "sign-in",
  readers: [
    { knows: await keyOf(known), sent: hello.nonce, readerSecret: exampleKey("sender").toHex() },
    { knows: await keyOf(person), sent: reply.nonce, readerSecret: exampleKey("site").toHex() },
  ],
  letters: [hello, reply, request],
});

async function fair(payload: string): Promise<Handshake> {
  const hello = await send(person);
  const reply = await send(site, hello);
  return session(hello, reply, await send(person, reply, payload));
}

export const signIn: Trade<Handshake> = {
  fair: ({ plan }) => fair(plan.text),

  attacks: {
    /** Another request, under the signature that is there. */
    async change(plot) {
      const [mail, wrote] = [await fair(plot.plan.text), forgedIn(plot)];
      const [hello, reply, request] = mail.letters as Three;
      return {
        mail: { ...mail, letters: [hello, reply, { ...request, payload: `1 ${wrote}` }] },
        at: 2,
        wrote,
      };
    },

    /** Yesterday's answer of the site, in place of today's. */
    async repeat({ plan }) {
      const [mail, yesterday] = [await fair(plan.text), await fair(plan.text)];
      const [hello, , request] = mail.letters as Three;
      return { mail: { ...mail, letters: [hello, yesterday.letters[1], request] }, at: 1 };
    },

    /**
     * The person signs in to a look-alike, and knows its key for what it is: another site's. It passes the site's number
     * off as its own, signs for itself, and relays the person's signature to the site.
     */
    async divert({ plan }) {
      const [hello, fromSite] = (await fair(plan.text)).letters;
      const identityKey = await keyOf(lookalike);
      const reply = await signFor(lookalike, hello.identityKey, { ...fromSite, identityKey });
      return { mail: await session(hello, reply, await send(person, reply, plan.text), lookalike), at: 2 };
    },

    /** A stolen table has the person's public key, and no private key. */
    async pose({ plan }) {
      const mail = await fair(plan.text);
      const [hello, reply, { identityKey }] = mail.letters as Three;
      const request = { ...(await send(thief, reply, plan.text)), identityKey };
      return { mail: { ...mail, letters: [hello, reply, request] }, at: 2 };
    },

    /** The thief's key on the first message: the site signs its answer for that one. */
    async misuse({ plan }) {
      const [first, , request] = (await fair(plan.text)).letters as Three;
      const hello = { ...first, identityKey: await keyOf(thief) };
      return { mail: await session(hello, await send(site, hello), request), at: 1 };
    },

    /** The same request once more, in the same session. */
    async twice({ plan }) {
      const mail = await fair(plan.text);
      const [, , request] = mail.letters as Three;
      return { mail: { ...mail, letters: [...mail.letters, request] }, at: 3 };
    },

    /** An infected page shows one request, and has the wallet sign another. */
    async trick(plot) {
      const wrote = forgedIn(plot);
      return { mail: await fair(wrote), at: 2, wrote };
    },
  },

  read: async (mail) => {
    const { broken } = await outcomeOf(checkSignIn(mail));
    // What was obeyed stays obeyed, whatever is refused after it.
    return [broken && (broken.at ?? 1) < 4 ? null : (mail.letters[2]?.payload?.replace(/^1 /, "") ?? null)];
  },
};
