import type { Exhibit, ExhibitContent, ExhibitState } from "../kit/exhibit";
import { mounting } from "../kit/mount";
import { progress } from "./progress";

/** Like the kit's, and while something takes long, a bar shows how much of it is done. */
export function mountingWithBar<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
) {
  const answer = mounting(exhibit);
  return (root: HTMLElement, acts: readonly Event[]) => {
    progress.tell = (part) => {
      const shown = root.querySelector<HTMLElement>("[data-progress]");
      const bar = shown?.querySelector("progress");
      if (shown) shown.hidden = false;
      if (bar) bar.value = part;
      // Nobody waits for it once the page is left or hidden.
      return root.isConnected && !document.hidden;
    };
    answer(root, acts);
  };
}
