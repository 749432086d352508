import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { type Field, fields, long, opened } from "../kit/parts";
import { fieldsOf } from "./fields";
import type { Game } from "./game";
import { filled } from "./picture";
import { numberOf } from "./shown";
import { idOf } from "./transaction";
import type { Content } from "./words";

/** The open transaction: its bytes, what is known of it, and its fields. Each can be typed over, and the others follow. */
export function drawer(game: Game, { labels }: Content): Html {
  const { made, chosen, spent, offered, typed } = game;
  const { hex = "" } = made[chosen] ?? {};
  const isCovered = offered.includes(chosen);
  const listed = spent.flatMap(({ by }, at): Field[] =>
    by === idOf(hex)
      ? [{ label: labels.list, value: long(by, `spent.${at}.by`, isCovered ? "covered" : "open") }]
      : [],
  );
  const known = (["issuer", "part", "caller", "derivationPrefix", "derivationSuffix"] as const).flatMap(
    (name): Field[] => {
      const { [name]: value } = game.terms as Partial<Record<string, string>>;
      return value === undefined || game.isFirst
        ? []
        : [{ label: labels[name], value: long(value, `terms.${name}`) }];
    },
  );
  return html`<details class="ex-drawer"><summary data-open>${filled(labels.bytes, { number: numberOf(game, chosen) })}</summary>
    <label class="ex-hex"><span>${labels.hex}</span>${opened(labels.hex, hex, `made.${chosen}.hex`, isCovered)}</label>
    ${fields([{ label: labels.id, value: long(idOf(hex)) }, ...listed.slice(0, 1), ...known])}
    <div class="ex-parts" role="group" aria-label="${labels.parts}">${fieldsOf(hex).map(
      (
        { name, value, path },
        at,
      ) => html`<label data-key="${path}"><b>${labels[name]}</b><input class="needs-js" data-act="edit" data-do="field" data-at="${at}" data-enter="check"
        value="${typed?.at === at ? typed.value : value}" spellcheck="false" autocomplete="off" autocapitalize="off" translate="no"><code class="without-js" translate="no">${value}</code></label>`,
    )}</div>
  </details>`;
}
