import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { type Field, fields, long, opened } from "../kit/parts";
import { fieldsOf } from "./fields";
import type { Game } from "./game";
import { codes, priceField } from "./http";
import type { Sought } from "./runPurchase";
import { ordinalOf } from "./shown";
import { idOf, outpointOf, parse } from "./transaction";
import type { Content } from "./words";

/** What the check takes as known, as far as it is text. */
const terms = [
  "issuer",
  "part",
  "caller",
  "request",
  "derivationPrefix",
  "derivationSuffix",
  "buyer",
  "seller",
  "arbiter",
] as const;

/** The open transaction: its bytes, what is known of it, and its fields. Each can be typed over, and the others follow. */
export function drawer(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const { made, chosen, spent, offered, typed } = game;
  const { hex = "" } = made[chosen] ?? {};
  const isCovered = offered.includes(chosen);
  const coins = parse(hex)?.inputs.map(outpointOf) ?? [];
  const listed = spent.flatMap(({ coin, by }, at): Field[] =>
    coins.includes(coin)
      ? [{ label: labels.list, value: long(by, `spent.${at}.by`, isCovered ? "covered" : "open") }]
      : [],
  );
  const known = terms.flatMap((name): Field[] => {
    const { [name]: value } = game.terms as Partial<Record<string, string>>;
    return value === undefined || game.isFirst
      ? []
      : [{ label: labels[name], value: long(value, `terms.${name}`) }];
  });
  const { yards = [] } = game.terms as Partial<Sought>;
  const keys = yards.map(
    (key, at): Field => ({
      label: game.fair[2 * at + 1]?.names[0] ?? "",
      value: long(key, `terms.yards.${at}`),
    }),
  );
  const typedOver = fieldsOf(hex).map(
    ({ name, value, path }, at): Field => ({
      label: labels[name],
      value: html`<input class="needs-js" data-wide data-value="${path}" data-covered="${isCovered ? "yes" : "no"}" data-do="field" data-at="${at}" data-enter="check" aria-label="${labels[name]}"
      value="${typed?.at === at ? typed.value : value}" spellcheck="false" autocomplete="off" autocapitalize="off" translate="no"><code class="without-js" translate="no">${value}</code>`,
    }),
  );
  const drawn = made.flatMap(({ level }, place) => (level < 0 ? [] : [place]));
  const title = filled(labels.bytes, { number: ordinalOf(game, chosen) });
  return html`<details class="ex-drawer"><summary data-open>${title}</summary>
    ${drawn.length > 1 && html`<div class="ex-which needs-js">${drawn.map((place) => html`<button type="button" class="ex-button" data-do="look" data-at="${place}" aria-pressed="${String(place === chosen)}">${filled(labels.transaction, { number: ordinalOf(game, place) })}</button>`)}</div>`}
    ${opened(labels.hex, hex, `made.${chosen}.hex`, isCovered)}
    ${fields([
      ...(game.preset === "payment"
        ? [
            { label: labels.price, value: priceField(game, labels) },
            { label: labels.codes, value: codes(game, verdict) },
          ]
        : []),
      { label: labels.id, value: long(idOf(hex)) },
      ...listed.slice(0, 1),
      ...known,
      ...keys,
      ...typedOver,
    ])}
  </details>`;
}
