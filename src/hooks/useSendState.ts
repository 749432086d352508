import { useSyncExternalStore } from "react";
import { contactSend } from "../services/contactSend";

/** Where the visit's message stands. The server's HTML is a form at rest. */
export const useSendState = () => useSyncExternalStore(contactSend.subscribe, contactSend.state, atRest);

const atRest = () => "editing" as const;
