import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import type { Drawn, Game, Maker } from "./game";
import { coinOf, tokenOf } from "./runHandover";
import { listOf, loose, shown } from "./shown";
import { altered, keyOf, mined, passOn, pay, publicOf } from "./sign";
import { parse } from "./transaction";

/** What a token is worth at first: enough for the fees of some fifty handovers. */
const worth = 1000;

/** The issuer makes the token of one of its own coins. */
function issued(
  owner: string,
  name: string,
  event: string,
  place: Pick<Drawn, "level" | "lane">,
  mark = owner,
): Drawn[] {
  const coin = mined(coinOf(publicOf(owner)), worth, mark);
  const hex = passOn(coin, 0, keyOf(owner), tokenOf(publicOf(owner), event));
  return [
    { hex: coin, level: -9, lane: 0, names: [], owner },
    { hex, ...place, names: [name], owner },
  ];
}

/** A holder signs the token over. */
function handed(from: Drawn, signer: string, next: Omit<Drawn, "hex">, event: string): Drawn {
  const lock = tokenOf(publicOf(next.owner), event);
  return { ...next, hex: passOn(from.hex, 0, keyOf(signer), lock) };
}

interface Hand {
  name: string;
  event: string;
}

/** From hand to hand, beginning with a coin of the issuer's. */
function handedAlong(hands: readonly Hand[], mark?: string): Drawn[] {
  const [first, ...others] = hands.map((hand, at) => ({ ...hand, owner: `hand ${at}` }));
  const all = first ? issued(first.owner, first.name, first.event, { level: 0, lane: 0 }, mark) : [];
  for (const { name, owner, event } of others) {
    const from = all.at(-1) as Drawn;
    all.push(handed(from, from.owner, { level: from.level + 2, lane: 0, names: [name], owner }, event));
  }
  return all;
}

export function begin(hands: readonly Hand[]): Pick<Game, "fair" | "agreed" | "terms"> {
  const fair = handedAlong(hands);
  const terms = { issuer: publicOf("hand 0") };
  return { fair, agreed: terms, terms };
}

/** Where a handover after the last hand is drawn. */
const at = ({ fair }: Game, target: number, name: string, owner: string) => ({
  level: (fair.at(-1)?.level ?? 0) + 2,
  lane: target,
  names: [name],
  owner,
  target,
});

const last = ({ fair }: Game, before = 0) => fair.at(-1 - before) as Drawn;

/** The last holder but one hands the same token over again, to somebody else. */
function again(game: Game): Drawn {
  const from = last(game, 1);
  return handed(from, from.owner, at(game, 1, game.names.other, "other"), game.handover?.twice ?? "");
}

export const maker: Maker = {
  next(game, from, output, target, random) {
    const owner = `own ${toHex([...random(16)])}`;
    const to = at(game, target, target === 0 ? game.names.you : game.names.other, owner);
    if (game.isFirst) return steal(game, from, output, { ...to, level: 3 });
    const event = game.handover?.[target === 0 ? "yours" : "twice"] ?? "";
    return shown(game, [...game.made, handed(from, from.owner, to, event)]);
  },
  twice: (game) => shown(game, [...game.made, again(game)]),
  forge(game) {
    const to = at(game, 1, game.names.stranger, "stranger");
    return shown(game, [...game.made, handed(last(game), "stranger", to, game.handover?.forged ?? "")]);
  },
  change(game) {
    const place = game.made.length - 2;
    const lock = tokenOf(publicOf(last(game, 1).owner), game.handover?.retyped ?? "");
    const retyped = {
      ...last(game, 1),
      hex: altered(last(game, 1).hex, ({ satoshis }) => ({ satoshis, lock })),
    };
    const made = game.made.map((one, index) => (index === place ? retyped : one));
    return shown(game, made, { offered: [...made.keys()], chosen: place });
  },
  rule: (game) =>
    shown(game, [
      ...game.made,
      ...issued("stranger", game.names.stranger, game.handover?.minted ?? "", at(game, 1, "", "")),
    ]),
  unseen(game) {
    const hidden = again(game);
    const before = game.made.slice(0, -1);
    const made = [...before, { ...last(game), unseen: "unlisted" as const }, hidden];
    return shown(game, made, { spent: listOf([...before, hidden]) });
  },
  /** The last holder but one has signed what was not so: nothing in the record differs. */
  lie(game) {
    const place = game.made.length - 2;
    const made = game.made.map((one, at) => (at === place ? { ...one, unseen: "measured" as const } : one));
    return shown(game, made);
  },
  /** The issuer makes a second token of a second coin, with the same words, and sells that to somebody else. */
  double(game) {
    const event = eventOf(parse(game.made[1]?.hex)?.outputs[0]?.lock ?? "");
    const [name = ""] = game.made[1]?.names ?? [];
    const [coin, token] = issued("hand 0", name, event, { level: 0, lane: 1 }, "once more") as [Drawn, Drawn];
    const unseen = "copy" as const;
    const to = { ...at(game, 1, game.names.other, "other"), unseen };
    return shown(game, [...game.made, coin, { ...token, unseen }, handed(token, "hand 0", to, event)]);
  },
  invent(game) {
    const hands = game.made.flatMap(({ hex, names: [name] }) =>
      name === undefined ? [] : [{ name, event: eventOf(parse(hex)?.outputs[0]?.lock ?? "") }],
    );
    return shown(game, handedAlong(hands, "never mined").map(loose));
  },
};

/** What is recorded in a token; nothing where it was typed over and cannot be read. */
export function eventOf(lock: string): string {
  try {
    return toUTF8(LockingScript.fromHex(lock).chunks[2]?.data ?? []);
  } catch {
    return "";
  }
}

/** The coin of block 9, and the payment in block 170 that spent it. */
const [coinbase, payment] = [
  "01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff0704ffff001d0134ffffffff0100f2052a0100000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000",
  "0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000",
];

/** The example, or the chain's first payment in its place. */
export function turn(game: Game, { at }: { at: number }): Game {
  const { payer, payee } = game.names;
  const made: Drawn[] = [
    { hex: coinbase, level: -1, lane: 0, names: [payer], owner: "" },
    { hex: payment, level: 1, lane: 0, names: [payee, payer], owner: "" },
  ];
  return shown(game, at === 0 ? game.fair : made, { isFirst: at !== 0 });
}

/** A visitor who has not got the key signs with one of their own. */
function steal(game: Game, from: Drawn, output: number, to: Omit<Drawn, "hex">): Game {
  const { satoshis = 0 } = parse(from.hex)?.outputs[output] ?? {};
  const lock = coinOf(publicOf(to.owner));
  return shown(game, [
    ...game.made,
    { ...to, hex: pay(from.hex, output, keyOf(to.owner), [{ satoshis, lock }]) },
  ]);
}
