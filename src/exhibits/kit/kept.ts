import { keptAt, linkStart } from "../../shared/exhibitState";
import { hasFormOf, stateIn } from "./link";

/** What a tab keeps of an exhibit, so that Back and a reload bring it again. */
interface Kept {
  game: unknown;
  /** The fragment that the page was opened with: a link that is opened later has the last word. */
  fragment: string;
}

/** The most characters that are kept; browsers give a site some millions. */
const most = 200_000;

/** Keeps a state until the tab is closed, or forgets it if it is the first one. */
export function keep(exhibit: string, game: unknown, first: unknown) {
  const kept: Kept | undefined = game === first ? undefined : { game, fragment: location.hash };
  keepAt(keptAt(exhibit), kept, most);
}

/** Keeps data until the tab is closed; forgets what was kept if there is none, or too much of it. */
export function keepAt(place: string, data: object | undefined, most = Number.POSITIVE_INFINITY) {
  try {
    const text = data ? JSON.stringify(data) : "";
    if (text === "" || text.length > most) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // Storage is blocked or full: the data lives as long as the page does.
  }
}

/** The data that was kept, if any. */
export function dataAt<Data>(place: string): Data | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** The state that the visitor left here or that a link brings; "damaged" if the link's state cannot be read. */
export async function stateBefore<State extends object>(
  exhibit: string,
  first: State,
): Promise<State | "damaged" | undefined> {
  const kept = dataAt<Kept>(keptAt(exhibit));
  if (kept && (kept.fragment === location.hash || !location.hash))
    return hasFormOf(first, kept.game) ? (kept.game as State) : undefined;
  if (!location.hash.startsWith(linkStart(exhibit))) return undefined;
  const linked = await stateIn(location.hash, exhibit);
  // A link may carry anything, so its check has to expect anything; and any attack in it was not this visitor's.
  return linked !== undefined && hasFormOf(first, linked)
    ? { ...(linked as State), attack: undefined, isEdited: true, isLinked: true }
    : "damaged";
}
