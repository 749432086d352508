import { mounting } from "../kit/mount";
import { exhibit } from ".";
import { progress } from "./progress";

const answer = mounting(exhibit);

/** Like the kit's, with a progress bar while files load. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  progress.tell = (share) => {
    const bar = root.querySelector("progress");
    if (bar) bar.value = share;
    // Stop if the visitor has left the page.
    return root.isConnected;
  };
  answer(root, acts);
}
