import { createContext, useContext } from "react";

/** The short name of the current page, if it makes sense as the subject of a message. */
export const PageName = createContext<string | undefined>(undefined);

/** History state for links to the contact page: the page that the visitor comes from, as the message's subject. */
export function useContactTopic(): { topic: string } | undefined {
  const topic = useContext(PageName);
  return topic === undefined ? undefined : { topic };
}
