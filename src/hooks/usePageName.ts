import { createContext, useContext } from "react";

/** The short name of the page that is shown, where it is a subject to write about. */
export const PageName = createContext<string | undefined>(undefined);

/** History state for links to the contact page: the subject that the visitor comes from. */
export function useContactTopic(): { topic: string } | undefined {
  const topic = useContext(PageName);
  return topic === undefined ? undefined : { topic };
}
