import { swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("Content that must not reach the page", () => {
  findsEach(home, {
    "a script in text": [
      swap("text: They stay with you.", 'text: "They <script>alert(1)</script> stay."'),
      "19:9 There is HTML in this text: <script> Use Markdown",
    ],
    "HTML in a heading": [
      swap("title: Keys", 'title: "<b>Keys</b>"'),
      "18:9 There is HTML in this text: <b> This is plain text: write only the words.",
    ],
    "an image with an event": [
      swap("text: They stay with you.", 'text: "<img src=x onerror=alert(1)>"'),
      "19:9 There is HTML in this text: <img src=x onerror=alert(1)> Use Markdown",
    ],
    "a javascript: link in text": [
      swap("(/about)", "(javascript:alert(1))"),
      '9:5 "javascript:alert(1)" would run or open something in the visitor\'s browser. Use the address of a page',
    ],
    "a javascript: link behind a button": [
      swap("href: /contact", 'href: "JavaScript:alert(1)"'),
      "12:9 would run or open something ... Use the address of a page",
    ],
    "a link to a missing anchor": [
      swap("href: /contact", 'href: "#topp"'),
      '12:9 data/pages/index.yaml has no anchor "topp". ... Did you mean "top"?',
    ],
    "a version number that would lose its zero": [
      swap("title: Keys", "title: 1.10"),
      '18:9 "title" holds a number (1.10). ... "title": "1.10".',
    ],
  });

  findsEach("site.yaml", {
    "a javascript: address for a key": [
      swap("guides: https://docs.example.com/guides", 'guides: "javascript:alert(1)"'),
      '12:3 "guides" is not valid ... Write the full address, beginning with https://, or a phone number: tel:+1-541-555-0100.',
    ],
    "a form that sends to a javascript: address": [
      swap("contact: https://forms.example.com/contact", 'contact: "javascript:x"'),
      '44:3 The contact form cannot send to "javascript:x". ... begins with https://',
    ],
  });

  findsEach("pages/about.yaml", {
    "a path that leaves data/": [
      swap("images/scene.png", "../package.json"),
      '13:7 "../package.json" is outside data/. Put the file in data/images/',
    ],
    "a path from the root of the disk": [
      swap("images/scene.png", "/etc/passwd"),
      '13:7 "/etc/passwd" is outside data/. Put the file in data/images/',
    ],
    "a picture's file name in place of words": [
      swap("alt: A table with a ledger", "alt: scene.png"),
      '14:7 "scene.png" is a file name. Say what the picture shows',
    ],
  });

  findsEach("images/logo.svg", {
    "a script in an SVG picture": [
      '<svg viewBox="0 0 1 1">\n  <script>alert(1)</script></svg>',
      "2:3 The picture contains a script. Export it again as plain SVG",
    ],
    "an event in an SVG picture": [
      '<svg viewBox="0 0 1 1" onload="alert(1)"></svg>',
      "1:24 The picture contains a script (an on… attribute). Export it again as plain SVG",
    ],
    "an SVG picture that loads from outside": [
      '<svg viewBox="0 0 1 1"><image href="https://example.com/x.png"/></svg>',
      "1:31 The picture contains a link to an outside file. ... scripts or outside files",
    ],
  });

  findsEach("redirects.yaml", {
    "a redirect that hides a page": [
      swap("/docs/*", "/about"),
      '2:5 The address "/about" belongs to data/pages/about.yaml. A redirect would hide the page.',
    ],
  });
});
