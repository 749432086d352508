import { actions } from "../buttons";
import {
  choice,
  drawing,
  file,
  group,
  heading,
  icon,
  line,
  list,
  picture,
  picturedGroup,
  prose,
  text,
  video,
} from "../fields";
import { exhibitTypes } from "./exhibits";
import { eyebrow, intro, section, title } from "./section";

/**
 * The section types of the home page. A page that uses only these is shown by src/templates/landing.tsx and loads no
 * code of the others.
 */
export const landingTypes = [
  section(
    "Hero",
    "The opening of a page: its only first-level heading.",
    "top",
    {
      layout: choice(
        ["wide", "plain", "brief", "banner", "note", "watermark", "picture", "subject", "document"],
        {
          help: "wide: the home page's opening; plain: words beside the page's pattern; brief: words alone in two columns; banner: a large heading, and the rest below it; note: words beside an engraving that is cut by the edge; watermark: words on an engraving in the middle; picture: words on a picture, for case studies; subject: words beside a picture without a ground, which stands on the page’s own, or beside a drawing; document: words in the middle of an engraved border, for what is read or looked up",
        },
      ).default("plain"),
      eyebrow: eyebrow("Before you buy anything"),
      title: heading({
        help: "The page's heading",
        example: "Goods travel with papers that anyone could have retyped",
        most: 70,
      }),
      text: text({
        help: "What the visitor gets, in a sentence or two",
        example: "Give each item one record that passes from hand to hand.",
        most: 240,
      }),
      actions: actions("Buttons under the opening's words, the most important one first"),
      art: picture({
        help: "The picture of the layouts wide and subject, where it is transparent around its subject, and picture",
        lead: true,
        frame: {
          by: "layout",
          of: {
            wide: { width: 1200, best: [1612, 1404] },
            picture: { width: 1200 },
            subject: { width: 840, best: [840, 630] },
          },
        },
      }).optional(),
      proven: picture({
        help: "The same picture with amber in it; it covers the other once the page's check or a piece on it holds",
        frame: { by: "layout", of: { wide: { width: 1200, best: [1612, 1404] } } },
      }).optional(),
      drawing: drawing({
        help: "In place of a picture of the layout subject: an SVG without colors of its own. A rect or a circle is paper, and hides the line",
        example: "images/signs/storage.svg",
      }).optional(),
      icon: icon({
        help: "An icon that plays a short animation, again on every click",
        example: "layers",
      }).optional(),
    },
    {
      opening: true,
      pattern: { by: "layout", of: { plain: true, note: true, watermark: true, document: true } },
    },
  ),
  section("Showcase", "A carousel of app screens that advances by itself.", "desktop", {
    label: line({
      help: "What the carousel shows, read out by screen readers",
      example: "Metanet Desktop screens",
      most: 60,
    }),
    frame: choice(["desktop", "phone"], { help: "The device around the screens: desktop or phone" }),
    slides: list(
      picturedGroup(
        "Slide",
        {
          help: "One screen of a carousel, in its light and its dark look",
          formerly: "image",
          meaningful: true,
          frame: {
            by: "frame",
            of: {
              desktop: { width: 1280, best: [2400, 1500] },
              phone: { width: 640, best: [1170, 2532] },
            },
          },
        },
        {
          narrow: group("NarrowScreen", "The part of a desktop's screen that phones show in its place", {
            src: file({
              help: "The part of the screen, as a path below data/",
              example: "images/desktop/apps-light-narrow.png",
              frame: { width: 960, best: [960, 1200] },
            }),
            dark: file({
              help: "The same part of the dark screen",
              example: "images/desktop/apps-dark-narrow.png",
              frame: { width: 960, best: [960, 1200] },
              darkOf: "src",
            }),
          }).optional(),
          caption: line({ help: "A few words under the picture", example: "App catalog", most: 24 }),
        },
      ),
      {
        help: "The screens, in order: 6 in a desktop frame, 5 in a phone",
        noun: "slide",
        least: 1,
        madeFor: { by: "frame", of: { desktop: 6, phone: 5 } },
        lead: true,
      },
    ),
    badges: list(
      line({ help: "A short word that floats beside the screen", example: "Connected", most: 16 }),
      { help: "Short words that float beside the screens", noun: "badge" },
    ).default([]),
    copy: group("ShowcaseCopy", "A heading, a text and buttons beside the carousel", {
      title: heading({
        help: "The heading beside the carousel",
        example: "The wallet that fits the pocket",
        most: 60,
      }),
      text: text({
        help: "What the screens show",
        example: "The wallet in your pocket, on five screens.",
        most: 240,
      }),
      actions: actions("Buttons under the words beside the carousel"),
    }).optional(),
  }),
  section("Divider", "A line with a few words on it.", "soon", {
    label: line({ help: "The words on the line", example: "but wait, there's mobile", most: 70 }),
  }),
  section(
    "NewsRow",
    "The articles and videos of news.yaml, as a row that can be swiped.",
    "news",
    {
      title: title("Latest News & Videos"),
      intro: intro("What we published and what others asked us, newest first."),
    },
    { shows: "news" },
  ),
  section("Spotlight", "A picture or video beside a story.", "story", {
    eyebrow: eyebrow("Since {claim:founded}, in Oregon"),
    title: title("Our Story"),
    body: prose({
      help: "The story, in one to three paragraphs",
      example: "A crate arrives with a folder.\n\nNobody can say which sheet was first.",
      most: 1200,
    }),
    image: picture({
      help: "The picture beside the story",
      meaningful: true,
      frame: { width: 800 },
      lead: true,
    }),
    video: video.meta({ description: "A video in place of the picture; it loads on a click" }).optional(),
    side: choice(["left", "right"], {
      help: "Which side the picture is on",
      noun: "side of the picture",
    }).default("right"),
    actions: actions("Buttons under the story"),
  }),
  section(
    "ServiceGrid",
    "The service cards of services.yaml.",
    "services",
    {
      title: title("Core Solutions & Services"),
      intro: intro("Nine ways to begin. Each one starts with a record that somebody will doubt one day."),
      actions: actions("Buttons under the services"),
    },
    { shows: "services" },
  ),
  section("CallToAction", "A band that asks for the next step.", "start", {
    look: choice(["beside", "centered", "stub"], {
      help: "How the call and the page's certificate make one document: beside: the engraving beside the words; centered: the words in the middle, with the engraving on both sides, like a bond, for pages about documents; stub: a low ticket with the certificate as its stub, for short and technical pages",
      noun: "look",
    }).default("beside"),
    eyebrow: eyebrow("One delivery, one team"),
    title: title("Put a price on one endpoint"),
    text: text({
      help: "Why now, and what happens next",
      example: "Name the item, and we sketch its record.",
      most: 260,
    }),
    actions: actions("What to do next, the most important one first"),
  }),
  ...exhibitTypes,
] as const;
