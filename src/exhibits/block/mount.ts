import { filled } from "../../shared/filled";
import { mountingWithBar } from "../seal/bar";
import { exhibit } from ".";
import { progress } from "./progress";

const answer = mountingWithBar(exhibit);

/** Like the kit's with a bar for files, and while it mines, the line below the slider counts. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  const { content } = JSON.parse(root.querySelector("script")?.text ?? "{}");
  progress.tell = ({ hashes, rate }) => {
    const line = root.querySelector<HTMLElement>("[data-mining]");
    // What is counted is shorter than what stood there, and must not move the button that was pressed.
    if (line) line.style.minHeight ||= `${line.offsetHeight}px`;
    const tries = { hashes: hashes.toLocaleString("en-US"), rate: rate.toLocaleString("en-US") };
    if (line) line.textContent = filled(content.labels.mining, tries);
    // Nobody waits for it once the page is left or hidden.
    return root.isConnected && !document.hidden;
  };
  answer(root, acts);
}
