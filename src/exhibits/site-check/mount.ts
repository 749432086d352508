import { mounting } from "../kit/mount";
import { exhibit } from ".";
import { progress } from "./progress";

const answer = mounting(exhibit);

/** As the kit does it, with the bar that fills while files come. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  progress.tell = (share) => {
    const bar = root.querySelector("progress");
    if (bar) bar.value = share;
    // Whoever has gone to another page waits for nothing here.
    return root.isConnected;
  };
  answer(root, acts);
}
