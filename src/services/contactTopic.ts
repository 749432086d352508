/**
 * The line for the page that the visitor came from, or "". Links to the contact page put its name in the history state; the
 * message begins with it, where it is seen, edited and removed like the rest.
 */
export function topicLine(about: string): string {
  const topic: unknown = window.history.state?.topic;
  return typeof topic === "string" && topic !== "" && topic.length <= 80 ? `${about}: ${topic}` : "";
}

/** What a message says besides the line that it was begun with: that line alone is no message. */
export function besides(line: string, message: string): string {
  const trimmed = message.trim();
  return trimmed.startsWith(line) ? trimmed.slice(line.length) : trimmed;
}
