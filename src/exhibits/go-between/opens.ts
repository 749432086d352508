import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fieldsIn } from "../certificates";
import { outcomeOf } from "../kit/checkList";
import { open } from "../letters";
import { readerOf } from "../reader";
import type { Mail } from "./run";
import { checkSignIn } from "./runSignIn";

/** What somebody can read: fields by their names, or a letter's words as `text`. */
export type Opened = Record<string, string>;

/** What a reader's key opens, letter by letter, and whether or not that reader refuses it. */
export async function opens(mail: Mail): Promise<Opened[]> {
  switch (mail.kind) {
    case "certificate":
      return Promise.all(mail.letters.map((shown, at) => fieldsFor(mail.readers[at]?.readerSecret, shown)));
    case "message":
      return Promise.all(
        mail.letters.map(async (waiting, at): Promise<Opened> => {
          const reader = readerOf(mail.readers[at]?.readerSecret ?? "");
          const letter = waiting && reader && (await open(reader, waiting));
          return letter ? { text: letter.body } : {};
        }),
      );
    case "sign-in":
      return asked(mail);
    default:
      return Promise.all(
        mail.letters.map(({ answer }) => fieldsFor(mail.readers[0].readerSecret, answer ?? {})),
      );
  }
}

/** Field by field, since a key that doesn't fit leaves the others as they are. */
async function fieldsFor(
  secret = "",
  { certificate, keyring = {} }: { certificate?: WalletCertificate; keyring?: Opened },
): Promise<Opened> {
  const reader = readerOf(secret);
  if (!reader || !certificate) return {};
  const each = Object.entries(keyring).map(([name, key]) => fieldsIn(reader, certificate, { [name]: key }));
  return Object.assign({}, ...(await Promise.all(each)));
}

/** A request is no secret: the site reads it, unless its sender has refused the answer and sends none. */
async function asked(mail: Extract<Mail, { kind: "sign-in" }>): Promise<Opened[]> {
  const { broken } = await outcomeOf(checkSignIn(mail));
  const isSent = !broken || (broken.at ?? 1) > 2;
  const text = mail.letters[2]?.payload?.replace(/^\d+ /, "");
  return [isSent && text !== undefined ? { text } : {}];
}
