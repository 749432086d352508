/** The words of the interface: what each stands for, and what it says today. */
import { z } from "zod";
import { line } from "./fields";

const group = <Name extends string>(
  id: string,
  fields: Record<Name, [description: string, example: string]>,
) => {
  const entries = Object.entries<[string, string]>(fields).map(([name, [description, example]]) => [
    name,
    line(description, example),
  ]);
  return z.strictObject(Object.fromEntries(entries) as Record<Name, z.ZodString>).meta({ id });
};

export const words = z.strictObject({
  header: group("HeaderWords", {
    skip: ["The first link of every page, for people who use a keyboard", "Skip to content"],
    home: ["Read out for the logo, which leads to the home page", "{brand} home"],
    mainMenu: ["Read out as the name of the menus", "Main menu"],
    openMenu: ["Read out for the button that opens the menu on a phone", "Open menu"],
    closeMenu: ["Read out for the button that closes the menu on a phone", "Close menu"],
    theme: ["Read out for the button that switches between light and dark", "Toggle theme"],
    newTab: ["Read out behind links that leave the site", "opens in a new tab"],
  }),
  footer: group("FooterWords", {
    blurb: [
      "One or two sentences on the company, beside the columns",
      "{brand} builds blockchain infrastructure in Oregon.",
    ],
    contact: ["The link behind those sentences, to the contact page", "Contact Sales"],
    rights: ["Behind the year and the company's name in the last line", "All rights reserved."],
  }),
  carousel: group("CarouselWords", {
    role: ["What screen readers call a carousel", "carousel"],
    slide: ["What screen readers call one of its screens", "slide"],
    previous: ["Read out for the arrow to the left", "Previous slide"],
    next: ["Read out for the arrow to the right", "Next slide"],
    pause: ["Read out for the button that stops the carousel", "Pause"],
    play: ["Read out for the button that starts it again, and for icons that can be played", "Play"],
    goTo: ["Read out for a dot, before the number of its screen", "Go to slide"],
    position: ["Read out between two numbers: 2 of 6", "of"],
    read: ["What a card of the news calls something to read", "Article"],
    watch: ["What a card of the news calls something to watch", "Video"],
  }),
  contact: group("ContactWords", {
    name: ["The label of the field for the name", "Name"],
    email: ["The label of the field for the e-mail address", "Email"],
    message: ["The label of the field for the message", "Message"],
    newsletter: [
      "The label of the box that asks for the newsletter as well",
      "Send me the newsletter as well",
    ],
    send: ["The button that sends the message", "Send message"],
    sending: ["The same button while the message is on its way", "Sending…"],
    optional: ["Behind the label of a field that may stay empty", "optional"],
    about: ["Before the page that the visitor came from", "About"],
    removeTopic: ["Read out for the button that takes that page out of the message", "Remove this line"],
    nameMissing: ["Under the name, where it is empty", "Name is required"],
    emailMissing: ["Under the e-mail address, where it is empty", "Email is required"],
    emailWrong: ["Under an e-mail address that is none", "Please enter a valid email"],
    messageMissing: ["Under the message, where it is empty", "Message is required"],
    failed: ["Said when the message could not be sent", "An error occurred"],
    noEndpoint: [
      "In place of the form where none is connected; the e-mail address follows",
      "The form is not connected here. Write to us instead",
    ],
    noScript: [
      "In place of the form without JavaScript; the e-mail address follows",
      "The form needs JavaScript. Without it, write to us",
    ],
  }),
  newsletter: group("NewsletterWords", {
    title: ["The heading above the newsletter form", "Newsletter"],
    text: ["What subscribers get, and how often", "One letter a month on what we shipped and what broke."],
    email: ["Read out for the field for the e-mail address", "Email address"],
    placeholder: ["An address in grey, as an example", "you@company.com"],
    send: ["The button that subscribes", "Subscribe"],
    done: ["Said when it has worked", "Thanks for subscribing!"],
    doneText: ["Behind the address in the message that appears then", "has been added to the newsletter."],
    failedTitle: ["The heading of the message that appears when it has not worked", "Subscription failed"],
    failedText: ["What that message says", "There was an error submitting your email. Please try again."],
    failedInline: ["Said beside the field when it has not worked", "Something went wrong. Please try again."],
    noEndpoint: [
      "In place of the form where none is connected; the e-mail address follows",
      "To get the newsletter, write to",
    ],
    noScript: [
      "In place of the form without JavaScript; the e-mail address follows",
      "Signing up here needs JavaScript. Or write to",
    ],
  }),
  network: group("NetworkWords", {
    loading: ["Shown while the next page takes longer than a second", "Still loading…"],
    offline: [
      "Shown where the next page cannot be loaded; the present one stays",
      "That page is out of reach. This one stays as it is.",
    ],
    retry: ["The button behind that, which asks for the page once more", "Try again"],
    broken: ["Shown where a script of the page failed", "This page did not load fully. Text and links work."],
    reload: ["The button behind that, which loads the page anew", "Reload"],
  }),
  page: group("PageWords", {
    learnMore: ["The link on each card of a service", "Learn more"],
    play: ["Read out for the button that loads a video", "Play video"],
    contents: ["The heading of an article's table of contents", "On this page"],
    references: ["The heading above what an article cites", "References"],
    redirecting: [
      "Shown for a moment at an address that leads elsewhere; the new address follows",
      "You are being taken to",
    ],
    closeToast: ["Read out for the button that closes a message", "Close message"],
  }),
});
