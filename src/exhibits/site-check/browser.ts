import { mounting } from "../kit/mount";
import { siteCheck } from ".";
import { progress } from "./progress";

const answer = mounting(siteCheck);

export function mount(root: HTMLElement, acts: readonly Event[]) {
  progress.tell = (share) => {
    const bar = root.querySelector("progress");
    if (bar) bar.value = share;
    // Whoever has gone to another page waits for nothing here.
    return root.isConnected;
  };
  answer(root, acts);
}
