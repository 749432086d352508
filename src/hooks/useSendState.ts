import { useSyncExternalStore } from "react";
import { contactSend } from "../services/contactSend";

/** The send state of the contact message. The server renders an idle form. */
export const useSendState = () => useSyncExternalStore(contactSend.subscribe, contactSend.state, serverState);

const serverState = () => "editing" as const;
