/** Parts that the contact page only needs once its form is used; they load when the form is alive (contactParts.ts). */
export { ErrorSummary } from "../components/ErrorSummary";
export { MessageReceipt } from "./MessageReceipt";
