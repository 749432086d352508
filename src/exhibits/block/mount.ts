import { mountingWithBar } from "../seal/bar";
import { exhibit } from ".";
import { filled } from "./picture";
import { progress } from "./progress";

const answer = mountingWithBar(exhibit);

/** Like the kit's with a bar for files, and while it mines, the line below the slider counts. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  const { content } = JSON.parse(root.querySelector("script")?.text ?? "{}");
  progress.tell = ({ hashes, rate }) => {
    const line = root.querySelector<HTMLElement>("[data-mining]");
    // What is counted is shorter than what stood there, and must not move the button that was pressed.
    if (line) line.style.minHeight ||= `${line.offsetHeight}px`;
    const counted = filled(content.labels.mining, "hashes", hashes.toLocaleString("en-US"));
    if (line) line.textContent = filled(counted, "rate", rate.toLocaleString("en-US"));
    // Nobody waits for it once the page is left or hidden.
    return root.isConnected && !document.hidden;
  };
  answer(root, acts);
}
