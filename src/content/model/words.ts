/** The words of the interface: what each stands for, and what it says today. */
import { z } from "zod";
import { group, line } from "./fields";

/** A group of words, each with its help, an example, and the most characters that fit. */
const wordGroup = <Name extends string>(
  id: string,
  help: string,
  fields: Record<Name, [help: string, example: string, most: number]>,
) => {
  const entries = Object.entries<[string, string, number]>(fields).map(
    ([name, [description, example, most]]) => [name, line({ help: description, example, most })],
  );
  return group(id, help, Object.fromEntries(entries) as Record<Name, ReturnType<typeof line>>);
};

export const words = z.strictObject({
  header: wordGroup("HeaderWords", "The words of the header", {
    skip: ["The first link of every page, for people who use a keyboard", "Skip to content", 24],
    home: ["Read out for the logo, which leads to the home page", "{brand} home", 24],
    mainMenu: ["Read out as the name of the menus", "Main menu", 16],
    openMenu: ["Read out for the button that opens the menu on a phone", "Open menu", 16],
    closeMenu: ["Read out for the button that closes the menu on a phone", "Close menu", 16],
    theme: ["Read out for the button that switches between light and dark", "Toggle theme", 24],
    newTab: ["Read out behind links that leave the site", "opens in a new tab", 32],
  }),
  footer: wordGroup("FooterWords", "The words of the footer", {
    blurb: [
      "One or two sentences on the company, beside the columns",
      "{brand} builds blockchain infrastructure in Oregon.",
      120,
    ],
    contact: ["The link behind those sentences, to the contact page", "Contact Sales", 24],
    rights: ["Behind the year and the company's name in the last line", "All rights reserved.", 32],
  }),
  carousel: wordGroup(
    "CarouselWords",
    "The words of the carousels, most of them read out by screen readers",
    {
      role: ["What screen readers call a carousel", "carousel", 16],
      slide: ["What screen readers call one of its screens", "slide", 16],
      previous: ["Read out for the arrow to the left", "Previous slide", 24],
      next: ["Read out for the arrow to the right", "Next slide", 16],
      pause: ["Read out for the button that stops the carousel", "Pause", 16],
      play: ["Read out for the button that starts it again, and for icons that can be played", "Play", 16],
      goTo: ["Read out for a dot, before the number of its screen", "Go to slide", 24],
      position: ["Read out between two numbers: 2 of 6", "of", 16],
      read: ["What a card of the news calls something to read", "Article", 16],
      watch: ["What a card of the news calls something to watch", "Video", 16],
    },
  ),
  contact: wordGroup("ContactWords", "The words of the contact form", {
    name: ["The label of the field for the name", "Name", 16],
    email: ["The label of the field for the e-mail address", "Email", 16],
    message: ["The label of the field for the message", "Message", 16],
    newsletter: [
      "The label of the box that asks for the newsletter as well",
      "Send me the newsletter as well",
      48,
    ],
    send: ["The button that sends the message", "Send message", 24],
    sending: ["The same button while the message is on its way", "Sending…", 16],
    about: ["Before the page that the visitor came from", "About", 16],
    removeTopic: ["Read out for the button that takes that page out of the message", "Remove this line", 32],
    nameMissing: ["Under the name, where it is empty", "Name is required", 32],
    emailMissing: ["Under the e-mail address, where it is empty", "Email is required", 32],
    emailWrong: ["Under an e-mail address that is none", "Please enter a valid email", 48],
    messageMissing: ["Under the message, where it is empty", "Message is required", 32],
    failed: ["Said when the message could not be sent", "An error occurred", 32],
    noEndpoint: [
      "In place of the form where none is connected; the e-mail address follows",
      "The form is not connected here. Write to us instead",
      88,
    ],
    noScript: [
      "In place of the form without JavaScript; the e-mail address follows",
      "The form needs JavaScript. Without it, write to us",
      80,
    ],
  }),
  newsletter: wordGroup("NewsletterWords", "The words of the newsletter form", {
    title: ["The heading above the newsletter form", "Newsletter", 16],
    text: [
      "What subscribers get, and how often",
      "One letter a month on what we shipped and what broke.",
      88,
    ],
    email: ["Read out for the field for the e-mail address", "Email address", 24],
    placeholder: ["An address in grey, as an example", "you@company.com", 24],
    send: ["The button that subscribes", "Subscribe", 16],
    done: ["Said when it has worked", "Thanks for subscribing!", 40],
    doneText: [
      "Behind the address in the message that appears then",
      "has been added to the newsletter.",
      56,
    ],
    failedTitle: [
      "The heading of the message that appears when it has not worked",
      "Subscription failed",
      32,
    ],
    failedText: ["What that message says", "There was an error submitting your email. Please try again.", 96],
    failedInline: [
      "Said beside the field when it has not worked",
      "Something went wrong. Please try again.",
      64,
    ],
    noEndpoint: [
      "In place of the form where none is connected; the e-mail address follows",
      "To get the newsletter, write to",
      56,
    ],
    noScript: [
      "In place of the form without JavaScript; the e-mail address follows",
      "Signing up here needs JavaScript. Or write to",
      72,
    ],
  }),
  network: wordGroup("NetworkWords", "What is said when a page is slow, cannot be reached or is broken", {
    loading: ["Shown while the next page takes longer than a second", "Still loading…", 24],
    offline: [
      "Shown where the next page cannot be loaded; the present one stays",
      "That page is out of reach. This one stays as it is.",
      88,
    ],
    retry: ["The button behind that, which asks for the page once more", "Try again", 16],
    broken: [
      "Shown where a script of the page failed",
      "This page did not load fully. Text and links work.",
      80,
    ],
    reload: ["The button behind that, which loads the page anew", "Reload", 16],
  }),
  page: wordGroup("PageWords", "Words that all pages share", {
    learnMore: ["The link on each card of a service", "Learn more", 16],
    play: ["Read out for the button that loads a video", "Play video", 16],
    contents: ["The heading of an article's table of contents", "On this page", 24],
    references: ["The heading above what an article cites", "References", 16],
    redirecting: [
      "Shown for a moment at an address that leads elsewhere; the new address follows",
      "You are being taken to",
      40,
    ],
    closeToast: ["Read out for the button that closes a message", "Close message", 24],
  }),
});
