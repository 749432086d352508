import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Broken, Exhibit, ExhibitContent, ExhibitState, KitWords, Verdict } from "./exhibit";
import { button, more, seal, sign, tool } from "./parts";
import type { Scene } from "./scene";

/** The interactive part of an exhibit as markup, rendered once by the build and by the browser after each action. */
export function frame<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
  content: Own,
  words: KitWords,
  { game, verdict, trouble, times = 1 }: Scene<State>,
): Html {
  const { labels, problems } = content;
  const problem = trouble ? words[trouble] : game.problem === undefined ? "" : problems?.[game.problem];
  return html`
    ${exhibit.view(game, content, verdict, words)}
    <div class="ex-verdict" data-state="${verdict.state}">
      ${seal(exhibit.sealOf(game))}
      <output data-verdict="${verdict.state}" aria-label="${words.verdict}">${verdictHtml(content, words, verdict, times)}</output>
      <div class="ex-controls needs-js">${button("check", "check", words.check)}${button("reset", "reset", words.reset)}</div>
      <p class="ex-problem" data-problem role="alert">${problem}</p>
    </div>
    <div class="ex-cheats needs-js">
      <p>${words.cheats}</p>
      ${Object.keys(exhibit.cheats).map((name) => button("cheat", name, labels[name] ?? name))}
    </div>
    ${more(
      words.outside,
      html`<pre tabindex="0" role="group" aria-label="${words.outside}" translate="no"><code>${exhibit.commands(game, content)}</code></pre>`,
      [tool("copy", words.copy), tool("save", words.save)],
    )}`;
}

function verdictHtml(content: ExhibitContent, words: KitWords, verdict: Verdict, times: number): Html {
  const again = times > 1 && html` <small>${words.times}: ${times}</small>`;
  switch (verdict.state) {
    case "holds":
      return html`${sign("pass")}<strong>${words.holds}</strong>${again} <span>${content.holds}</span>`;
    case "fails":
      return html`${sign("fail")}<strong>${words.fails}</strong>${again} <span>${sentence(content, verdict.broken) ?? words.trouble}</span>`;
    default:
      return html`${sign("none")}<strong>${words.unchecked}</strong> <span>${verdict.built ? (content.begins ?? words.built) : words.notYet}</span>`;
  }
}

const sentence = ({ fails }: ExhibitContent, { says, at }: Broken) =>
  fails[says]?.replaceAll("{at}", String(at ?? ""));
