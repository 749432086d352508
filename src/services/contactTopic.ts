/**
 * The topic line for the page that the visitor came from, or "". Links to the contact page put that page's name into
 * the history state. The message starts with this line, which the visitor can edit or remove like any other text.
 */
export function topicLine(about: string): string {
  const topic: unknown = window.history.state?.topic;
  return typeof topic === "string" && topic !== "" && topic.length <= 80 ? `${about}: ${topic}` : "";
}

/** The message without the topic line that the form started it with: the line by itself is not a message. */
export function withoutTopic(line: string, message: string): string {
  const trimmed = message.trim();
  return trimmed.startsWith(line) ? trimmed.slice(line.length) : trimmed;
}
