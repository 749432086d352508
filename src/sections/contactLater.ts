/** What the contact page shows only after its form was used; its code comes once that form is alive (contactParts.ts). */
export { ErrorSummary } from "../components/ErrorSummary";
export { MessageReceipt } from "./MessageReceipt";
