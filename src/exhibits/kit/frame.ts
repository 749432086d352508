import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { unreadable } from "./checkList";
import type { Broken, Exhibit, ExhibitContent, ExhibitState, KitWords, Verdict } from "./exhibit";
import { brokenIn, brokenMark, button, seal, sign, signFor } from "./parts";
import type { Scene } from "./scene";

/**
 * The interactive part of an exhibit as markup, rendered once by the build and by the browser after each action. `fair` is
 * the state before anybody cheated: a broken seal lacks what differs from that.
 */
export function frame<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
  given: Own,
  words: KitWords,
  { game, verdict, trouble, times = 1, passed = [] }: Scene<State>,
  fair: State = game,
): Html {
  const content = exhibit.wordsFor?.(given, game) ?? given;
  const { labels, problems } = content;
  const hash = hashIn(exhibit, game);
  const parts = exhibit.partsOf?.(content);
  const steps = parts?.steps ?? Object.keys(content.steps);
  const drawn = verdict.state === "holds" ? (content.drawnAs ?? "holds") : verdict.state;
  const isBuilt = verdict.state === "unchecked" && verdict.built;
  const { cheats = Object.keys(exhibit.cheats), gaps = Object.keys(exhibit.gaps ?? {}) } = parts ?? {};
  const mend = brokenIn(verdict) && exhibit.mend?.(game);
  const problem = trouble ? words[trouble] : game.problem === undefined ? "" : problems?.[game.problem];
  return html`
    <div class="ex-bar">
      <div class="ex-controls needs-js">${button("check", "check", words.check)}${button("reset", "reset", words.reset)}</div>
      <p class="ex-problem" data-problem role="alert">${problem}</p>
    </div>
    <div class="ex-view" data-tone="${drawn}">${exhibit.view(game, content, verdict, words)}</div>
    <div class="ex-verdict" data-state="${drawn}" ${isBuilt && { html: "data-built" }}>
      ${seal(hash, brokenIn(verdict) && (hashIn(exhibit, fair) || hash))}
      <output data-verdict="${drawn === "unchecked" ? drawn : verdict.state}" aria-label="${words.verdict}">${verdictHtml(content, words, verdict, times, exhibit.lessonOf?.(game, content))}</output>
      ${verdict.state === "unchecked" && !isBuilt && checkNow(words)}
      ${mend !== undefined && button("edit", mend, labels[mend] ?? mend)}
      ${checkList(steps, content, words, verdict, passed)}
    </div>
    <div class="ex-tries needs-js">
      ${attacks(content.tries ?? words.cheats, "cheat", cheats, labels)}
      ${gaps.length > 0 && attacks(words.gaps, "gap", gaps, labels)}
    </div>`;
}

/** For what was typed far below the first check button. */
const checkNow = ({ check }: KitWords) =>
  html`<button type="button" class="ex-button needs-js" data-do="check">${check}</button>`;

const attacks = (
  heading: string,
  act: "cheat" | "gap",
  names: readonly string[],
  labels: ExhibitContent["labels"],
) => html`<div class="ex-cheats">
      <p>${heading}</p>
      ${names.map((name) => button(act, name, labels[name] ?? name))}
    </div>`;

/** The hash that the state's seal grows from; empty if a value was typed over so that there is none any more. */
function hashIn<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
  game: State,
): string {
  try {
    return exhibit.sealOf(game);
  } catch (error) {
    if (!game.isEdited) throw error;
    return "";
  }
}

/**
 * What the check asks, in order, and how each step went: folded into a gauge and one line at the verdict's end, as the
 * verdict has already said what matters.
 */
function checkList(
  steps: readonly string[],
  { steps: labels, wentWell }: ExhibitContent,
  words: KitWords,
  verdict: Verdict,
  passed: readonly string[],
): Html {
  const broken = brokenIn(verdict);
  const markOf = (step: string) => {
    if (step === broken?.says) return brokenMark(verdict);
    return passed.includes(step) ? "pass" : "none";
  };
  const marks = steps.map(markOf);
  const values = {
    all: steps.length,
    at: steps.indexOf(broken?.says ?? "") + 1,
    passed: marks.filter((mark) => mark === "pass").length,
  };
  const soFar = values.passed > 0 ? (wentWell ?? words.stepsPassed) : words.steps;
  const line = values.at > 0 ? words.stepsStopped : soFar;
  const [before, after] = filled(line, values).split("{step}");
  // Rather whole on a line of its own than broken.
  const step = html`<span>${labels[broken?.says ?? ""]}</span>`;
  return html`<details class="ex-steps">
    <summary><span class="ex-gauge" aria-hidden="true">${marks.map((mark) => html`<i data-went="${mark}"></i>`)}</span><span class="ex-so-far">${before}${after !== undefined && html`${step}${after}`}</span></summary>
    <ol class="ex-asked" data-steps>
      ${steps.map(
        (step, at) =>
          html`<li data-step="${step}" data-mark="${marks[at]}">${sign(marks[at] ?? "none")}${labels[step]}</li>`,
      )}
    </ol>
  </details>`;
}

function verdictHtml(
  content: ExhibitContent,
  words: KitWords,
  verdict: Verdict,
  times: number,
  lesson: string | undefined,
): Html {
  // Said, and not shown: who sees the page sees what was done.
  const again = times > 1 && html` <small class="visually-hidden">${words.times}: ${times}</small>`;
  switch (verdict.state) {
    case "holds":
      return html`${sign(signFor[content.drawnAs ?? "holds"])}<strong>${content.passes ?? words[content.drawnAs === "uncovered" ? "uncovered" : "holds"]}</strong>${again} <span>${content.holds}</span>`;
    case "uncovered":
      return html`${sign("uncovered")}<strong>${words.uncovered}</strong>${again} <span>${content.gaps?.[verdict.gap]}</span>`;
    case "fails":
    case "caught": {
      const says = (verdict.state === "caught" && lesson) || sentence(content, words, verdict.broken);
      return html`${sign(brokenMark(verdict))}<strong>${(verdict.state === "caught" && content.stopped) || words[verdict.state]}</strong>${again} <span>${says}</span>`;
    }
    default:
      return html`${sign("none")}<strong>${words.unchecked}</strong> <span>${verdict.built ? (content.begins ?? words.built) : words.notYet}</span>`;
  }
}

const sentence = ({ fails }: ExhibitContent, words: KitWords, { says, at }: Broken) =>
  says === unreadable
    ? words.unreadable
    : filled(fails[says] ?? "", { at: at?.toLocaleString("en-US") ?? "" });
