/** The words of the interface: where each one appears, its current text and the longest text that fits. */
import { z } from "zod";
import { contact, newsletter } from "./formWords";
import { wordGroup } from "./wordGroup";

export const words = z.strictObject({
  header: wordGroup("HeaderWords", "The words of the header", {
    skip: ["The first link of every page, for people who use a keyboard", "Skip to content", 24],
    home: ["What screen readers say for the logo, which leads to the home page", "{brand} home", 24],
    mainMenu: ["What screen readers call the menus", "Main menu", 24],
    openMenu: ["What screen readers say for the button that opens the menu on a phone", "Open menu", 24],
    closeMenu: ["What screen readers say for the button that closes the menu on a phone", "Close menu", 24],
    theme: [
      "What screen readers say for the button that switches between light and dark",
      "Toggle theme",
      24,
    ],
    newTab: ["What screen readers say after links that leave the site", "opens in a new tab", 32],
  }),
  footer: wordGroup("FooterWords", "The words of the footer", {
    blurb: [
      "One or two sentences on the company, beside the columns",
      "{brand} builds blockchain infrastructure in Oregon.",
      120,
    ],
    contact: ["The link after those sentences, to the contact page", "Contact Sales", 24],
    terms: ["The link to the terms of use, once site.yaml has it", "Terms", 24],
    rights: ["After the year and the company's name in the last line", "All rights reserved.", 32],
    receipt: [
      "Before the hash of a page's content, the last line of each page",
      "SHA-256 of this page’s content",
      48,
    ],
  }),
  theme: wordGroup("ThemeWords", "The choice of the theme, in the last line of the footer", {
    label: ["What stands before the choice", "Theme", 24],
    system: ["The choice of whatever the device has, which is how everybody begins", "System", 24],
    light: ["The choice of the light theme", "Light", 24],
    dark: ["The choice of the dark theme", "Dark", 24],
  }),
  carousel: wordGroup("CarouselWords", "The words of the carousels, most of them for screen readers", {
    role: ["What screen readers call a carousel", "carousel", 24],
    slide: ["What screen readers call one of its screens", "slide", 24],
    previous: ["What screen readers say for the arrow to the left", "Previous slide", 24],
    next: ["What screen readers say for the arrow to the right", "Next slide", 24],
    pause: ["What screen readers say for the button that stops the carousel", "Pause", 24],
    play: [
      "What screen readers say for the button that starts it again, and for icons that can be played",
      "Play",
      24,
    ],
    goTo: ["What screen readers say for a dot, before the number of its screen", "Go to slide", 24],
    position: ["What screen readers say between two numbers: 2 of 6", "of", 24],
    read: ["What a card of the news calls something to read", "Article", 24],
    watch: ["What a card of the news calls something to watch", "Video", 24],
  }),
  contact,
  newsletter,
  network: wordGroup(
    "NetworkWords",
    "What visitors read when a page is slow, cannot be reached or is broken",
    {
      loading: ["Shown while the next page takes longer than a second", "Still loading…", 24],
      offline: [
        "Shown when the next page cannot be loaded; the current one stays",
        "That page is out of reach. This one stays as it is.",
        88,
      ],
      retry: ["The button after that, which requests the page again", "Try again", 24],
      broken: [
        "Shown when a script of the page failed",
        "This page did not load fully. Text and links work.",
        80,
      ],
      reload: ["The button after that, which reloads the page", "Reload", 24],
    },
  ),
  search: wordGroup("SearchWords", "The words of the search", {
    open: ["What screen readers say for the button that opens the search", "Search", 24],
    label: [
      "What screen readers call the field, and what stands in it while it is empty",
      "Search this site",
      32,
    ],
    close: ["What screen readers say for the button that closes the search", "Close search", 24],
    hint: ["Under the empty field", "Pages, sections and terms. Arrow keys choose, Enter opens.", 80],
    none: ["Where nothing is found", "Nothing found. Try fewer or other words.", 80],
    one: ["Where one thing is found", "1 result", 24],
    many: ["After the number where more are found", "results", 24],
    listed: ["After the number of those that are listed, where that is not all", "listed", 24],
  }),
  exhibit: wordGroup("ExhibitWords", "Words that all exhibits share", {
    verdict: ["What screen readers call the place where a check says how it went", "Verdict", 24],
    unchecked: ["The verdict before anything was checked", "Not checked yet", 24],
    holds: ["The verdict once everything fits", "The check passes", 24],
    fails: ["The verdict where something does not fit", "The check fails", 24],
    built: [
      "After the first verdict on the worked example",
      "These values were computed when this page was built. Let your own browser check them.",
      120,
    ],
    passedHere: ["What screen readers say beside what has passed the check", "passes", 16],
    failedHere: ["What screen readers say beside what fails it", "fails", 16],
    notReached: ["Beside a step that comes after the one that fails", "Not reached", 24],
    times: ["After the verdict of a check that has run before, before the number", "Times checked", 24],
    notYet: ["After it on a round of the visitor's own", "Nobody has checked this one.", 120],
    check: ["The button that runs the check", "Check it here", 24],
    reset: ["The button that returns to the worked example", "Start again", 24],
    cheats: ["Before the buttons that cheat", "Now try to cheat", 32],
    code: ["What opens the code of the check", "See the code that ran", 40],
    copy: ["The button that copies the code", "Copy", 16],
    copied: ["The same button, once it has", "Copied", 16],
    licenses: [
      "The link to the licenses of the code that the browser gets",
      "Licenses of what runs here",
      40,
    ],
    outside: ["What opens the commands that repeat the check", "Repeat it without us", 40],
    save: ["The button that saves the record as a file", "Save the record", 32],
    lost: [
      "Shown when the exhibit's code could not be loaded",
      "The code for this check did not arrive. Press the button to ask for it again.",
      120,
    ],
    insecure: [
      "Shown where browsers offer no cryptography because the address is not secure",
      "Browsers compute hashes only on secure addresses. Open this page over https.",
      120,
    ],
    trouble: [
      "Shown when the browser could not run the check",
      "This browser could not run the check. Another one may.",
      120,
    ],
  }),
  statistics: wordGroup("StatisticsWords", "What {statistics} stands for in the privacy notice", {
    none: [
      "Where nobody counts visitors",
      "We use no visitor statistics, and no script here follows you.",
      200,
    ],
    counted: [
      "Where a service counts them; write {service} for its name and {host} for where it is told of a visit",
      "We count visits with {service}, which sets no cookies. Its script tells {host} which page is read.",
      480,
    ],
  }),
  print: wordGroup("PrintWords", "Words that are on paper alone", {
    links: ["The heading above the addresses of a printed page's links", "Addresses of the links", 32],
  }),
  page: wordGroup("PageWords", "Words that all pages share", {
    learnMore: ["The link on each card of a service", "Learn more", 24],
    play: ["What screen readers say for the button that loads a video", "Play video", 24],
    contents: ["The heading of an article's table of contents", "On this page", 24],
    table: ["What screen readers call a table in a text", "Table", 24],
    code: ["What screen readers call a piece of code", "Code", 24],
    toWhom: ["Between two names in a figure: who tells whom", "to", 12],
    signedBy: ["Before the names of those who sign an entry in a figure", "Signed by", 24],
    picture: ["Before what a picture shows, where machines read the page as text", "Picture", 24],
    furtherPages: ["The heading above the pages that no menu names, in lists of all pages", "More pages", 32],
    references: ["The heading above what an article cites", "References", 24],
    redirecting: [
      "Shown for a moment at an address that redirects; the new address follows",
      "You are being taken to",
      40,
    ],
    closeToast: ["What screen readers say for the button that closes a message", "Close message", 24],
  }),
});
