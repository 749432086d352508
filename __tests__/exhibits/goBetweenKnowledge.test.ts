import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import SymmetricKey from "@bsv/sdk/primitives/SymmetricKey";
import { toArray, toUTF8 } from "@bsv/sdk/primitives/utils";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { exhibit as goBetween } from "../../src/exhibits/go-between";
import type { Game } from "../../src/exhibits/go-between/play";
import type { Content } from "../../src/exhibits/go-between/words";
import { type Scene, step } from "../../src/exhibits/kit/scene";
import { after, begin, drawn, input, placed } from "../support/goBetweenPages";

const contentOf = (preset: string) => placed.find((content) => content.preset === preset) as Content;

const walletOf = (secret: string) => new ProtoWallet(PrivateKey.fromHex(secret));

/** A field as the key on a keyring opens it, by the SDK's own means. */
async function fieldBy(
  secret: string,
  name: string,
  shown: WalletCertificate,
  keyring: Record<string, string>,
) {
  try {
    const { plaintext } = await walletOf(secret).decrypt({
      ...MasterCertificate.getCertificateFieldEncryptionDetails(name, shown.serialNumber),
      ciphertext: toArray(keyring[name] ?? "", "base64"),
      counterparty: shown.subject,
    });
    const value = new SymmetricKey(plaintext).decrypt(toArray(shown.fields[name] ?? "", "base64"));
    return toUTF8(value as number[]);
  } catch {
    return undefined;
  }
}

/** The table of who knows what, by column and row: a tick as `true`, and what is read in its place as text. */
function tableOf(content: Content, scene: Scene<Game>) {
  const table = drawn(content, scene).querySelector(".ex-knows") as HTMLTableElement;
  const [, ...names] = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent ?? "");
  const cell = (one: Element | undefined) =>
    one?.querySelector("mark")?.textContent ?? one?.textContent?.includes(content.labels.yes) ?? false;
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      Object.fromEntries(
        [...(table.tBodies[0]?.rows ?? [])].map(({ cells: [head, ...cells] }) => [
          head?.textContent ?? "",
          cell(cells[at]),
        ]),
      ),
    ]),
  );
}

const acts = placed.flatMap((content) => {
  const { cheats, gaps } = goBetween.partsOf(content);
  const own = content.preset === "doors" ? ["misuse"] : [];
  return ["check", ...own, ...cheats, ...gaps].map((name) => [content.preset, name, content] as const);
});

describe("The table of who knows what", () => {
  it.each(acts.filter(([preset]) => preset === "fields" || preset === "doors"))(
    "is what the keys open, refused or not: %s, %s",
    async (preset, name, content) => {
      const scene = await after(content, name);
      const { mail, sample } = scene.game;
      if (mail.kind !== "certificate") throw new Error("No certificate");
      const table = tableOf(content, scene);
      const { labels } = content;
      for (const [at, { certificate, keyring }] of mail.letters.entries()) {
        const reader =
          preset === "doors" ? sample.readers[at]?.name : name === "divert" ? labels.another : labels.reader;
        for (const field of sample.fields) {
          const value = await fieldBy(mail.readers[at]?.readerSecret ?? "", field.name, certificate, keyring);
          expect(table[reader ?? ""]?.[field.name]).toBe(value === field.value ? true : (value ?? false));
        }
      }
    },
  );

  it.each(acts.filter(([preset]) => preset === "message" || preset === "forms"))(
    "is what the keys open, refused or not: %s, %s",
    async (_, name, content) => {
      const scene = await after(content, name);
      const { mail, plan } = scene.game;
      if (mail.kind !== "message") throw new Error("No message");
      const { labels } = content;
      const texts = await Promise.all(
        mail.letters.map((letter, at) =>
          walletOf(mail.readers[at]?.readerSecret ?? "")
            .decrypt({
              protocolID: [1, "messagebox"],
              keyID: "1",
              counterparty: letter?.sender ?? "",
              ciphertext: toArray(letter?.encryptedMessage ?? "", "base64"),
            })
            .then(({ plaintext }) => JSON.parse(toUTF8(plaintext)).body as string)
            .catch(() => undefined),
        ),
      );
      const table = tableOf(content, scene);
      // What is held back has come to nobody. Who makes something up has read what the sender wrote, and shows both.
      const knows = name === "misuse" || texts.includes(plan.text);
      const reads = name !== "hold" && (knows || (texts.find((text) => text !== undefined) ?? false));
      expect(table[labels.reader]?.[labels.words]).toBe(reads);
      const third = { misuse: labels.witness, leak: labels.insurer }[name];
      expect(Object.keys(table).slice(3)).toEqual(third ? [third] : []);
      if (third) expect(table[third]?.[labels.words]).toBe(true);
    },
  );

  it.each([
    ["check", true],
    ["change", "forged"],
    ["twice", true],
    ["divert", true],
    ["pose", true],
    ["trick", "forged"],
    // Dana refuses the answer, and asks for nothing.
    ["repeat", false],
    ["misuse", false],
    ["hold", false],
  ] as const)("has a site read each request that comes, since none is sealed: %s", async (name, reads) => {
    const content = contentOf("sign-in");
    const { labels, sample } = content;
    const table = tableOf(content, await after(content, name));
    expect(table[labels.reader]?.[labels.words]).toBe(reads === "forged" ? sample.forged : reads);
    expect(table[name === "divert" ? labels.lookalike : labels.you]?.[labels.words]).toBe(true);
  });

  it("gives whoever the bank tells a column, and whoever makes or holds a card all of it", async () => {
    const content = contentOf("fields");
    const { labels, sample } = content;
    const passed = tableOf(content, await after(content, "pass"));
    expect(passed[labels.another]).toMatchObject({ Phone: true, Name: false, [labels.secret]: false });
    for (const name of ["pose", "trick"]) {
      const own = tableOf(content, await after(content, name))[labels.you];
      for (const field of sample.fields) expect(own?.[field.name]).toBe(true);
    }
  });

  it("has a payment in it, and nobody twice, where the visitor is the page that asks", async () => {
    const content = contentOf("phone");
    const { labels, sample } = content;
    const paid = `90¢: ${sample.pay?.what}`;
    const first = tableOf(content, await after(content, "check"));
    expect(Object.keys(first)).toEqual([labels.sender, labels.reader]);
    expect(first[labels.sender]).toMatchObject({ [paid]: true, [sample.fields[0]?.name ?? ""]: false });
    const sold = tableOf(content, await after(content, "divert"));
    expect(Object.keys(sold)).toEqual([labels.sender, labels.foreign, labels.reader]);
    expect(sold[labels.foreign]?.[paid]).toBe(true);
    // The phone tells a copycat no, and pays nothing.
    const posed = tableOf(content, await after(content, "pose"));
    expect([posed[labels.copycat]?.[paid], posed[labels.reader]?.[paid]]).toEqual([false, false]);
    const game = await begin(content);
    let asked = await goBetween.edits.again(game);
    for (const at of [1, 2]) asked = await goBetween.edits.agree(asked, { at });
    const three = await step(goBetween, game, asked, "check", input);
    const shown = tableOf(content, three)[labels.sender];
    for (const { name, open } of sample.fields) expect(shown?.[name]).toBe(open);
  });
});
