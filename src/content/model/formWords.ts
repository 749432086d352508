/** The words of the two forms. */
import { wordGroup } from "./wordGroup";

export const contact = wordGroup("ContactWords", "The words of the contact form", {
  name: ["The label of the field for the name", "Name", 24],
  email: ["The label of the field for the email address", "Email", 24],
  message: ["The label of the field for the message", "Message", 24],
  newsletter: [
    "The label of the checkbox that also asks for the newsletter",
    "Send me the newsletter as well",
    48,
  ],
  send: ["The button that sends the message", "Send message", 24],
  sending: ["The same button while the message is on its way", "Sending…", 24],
  onItsWay: [
    "Under the form while the message is on its way, for screen readers and keyboards above all",
    "Your message is on its way.",
    48,
  ],
  late: [
    "Shown when no answer came for 30 seconds, or the page was left before it came",
    "No answer has come. Your message may have arrived all the same.",
    96,
  ],
  elsewhere: ["The heading of what other pages say about the message", "Your message to us", 32],
  arrived: ["What other pages say when the message has been sent", "It has been sent. Thank you!", 64],
  kept: [
    "What other pages say when the message could not be sent",
    "It was not sent. The form has kept it for you.",
    96,
  ],
  another: ["The button after the thanks that brings the form back", "Write another message", 32],
  sentAt: ["After it is sent: before the time", "Sent from this browser at", 40],
  hash: ["After it is sent: before the hash of its text", "SHA-256 of your text, computed here", 48],
  about: ["Before the name of the page that the visitor came from, in the message’s first line", "About", 24],
  nameMissing: ["Under the name, if it is empty", "Name is required", 32],
  nameLong: ["Under a name of more than 200 characters", "Name is too long", 32],
  emailMissing: ["Under the email address, if it is empty", "Email is required", 32],
  emailWrong: ["Under an email address that is not valid", "Please enter a valid email", 48],
  messageMissing: ["Under the message, if it is empty", "Message is required", 32],
  messageLong: ["Under a message of more than 20,000 characters", "Message is too long", 32],
  heldBack: [
    "Under the message after a paste of more than 40,000 characters, which is kept out",
    "Too long to paste here, so nothing was put in",
    56,
  ],
  left: [
    "Near the end of what a message may have, before the number of characters that are left",
    "Characters left",
    32,
  ],
  tooMany: ["Before the number of characters that it has too many", "Characters too many", 32],
  summary: [
    "Above the form when more than one field is wrong; links to these fields follow",
    "Please check these fields",
    48,
  ],
  titleError: ["Before the page's title when something is wrong with a field", "Error:", 16],
  titleSent: ["Before the page's title when the message has been sent", "Sent:", 16],
  privacy: ["The link under the form to the privacy page", "What happens to your message", 48],
  failed: ["Shown when the message could not be sent", "An error occurred", 32],
  noEndpoint: [
    "Shown instead of the form when it has no endpoint; the email address follows",
    "The form is not connected here. Write to us instead",
    88,
  ],
  noScript: [
    "Shown instead of the form without JavaScript; the email address follows",
    "The form needs JavaScript. Without it, write to us",
    80,
  ],
});

export const newsletter = wordGroup("NewsletterWords", "The words of the newsletter form", {
  title: ["The heading above the newsletter form", "Newsletter", 24],
  text: ["What subscribers get, and how often", "One letter a month on what we shipped and what broke.", 88],
  email: ["The label of the field for the email address", "Email address", 24],
  placeholder: ["An example address, shown in gray", "you@company.com", 24],
  send: ["The button that subscribes", "Subscribe", 24],
  sending: ["Under the field while the address is on its way", "One moment…", 32],
  privacy: ["The link under the form to the privacy page", "What happens to your address", 48],
  done: ["Shown when it has worked", "Thanks for subscribing!", 40],
  doneText: ["After the address in the message that appears then", "has been added to the newsletter.", 56],
  failedTitle: ["The heading of the message that appears when it failed", "Subscription failed", 32],
  failedText: ["What that message says", "There was an error submitting your email. Please try again.", 96],
  failedInline: ["Shown beside the field when it failed", "Something went wrong. Please try again.", 64],
  noEndpoint: [
    "Shown instead of the form when it has no endpoint; the email address follows",
    "To get the newsletter, write to",
    56,
  ],
  noScript: [
    "Shown instead of the form without JavaScript; the email address follows",
    "Signing up here needs JavaScript. Or write to",
    72,
  ],
});
