/** The company, its addresses and what belongs to the whole site: data/site.yaml. */
import { z } from "zod";
import { analyticsServices } from "../../shared/analytics";
import { absoluteUrl, choice, date, file, group, line, link, list, picture, siteUrl } from "./fields";
import { socialPicture } from "./page";
import { vendor } from "./vendor";

/** A phone number with visual separators that every phone understands (RFC 3966). */
const number = /^\+\d+(?:-\d+)*$/;

const isCall = (value: string) => value.startsWith("tel:") && number.test(value.slice(4));

/** A square icon whose sides are exactly this long, in pixels. */
const iconOf = (side: number, help: string, example: string) =>
  file({ help, example, types: ["png"], frame: { width: side, best: [side, side], exact: true } });

export const site = z.strictObject({
  brand: line({
    help: "The company's name; write {brand} everywhere else",
    example: "Northwind",
    most: 24,
    literal: true,
  }),
  tagline: line({
    help: "One sentence on what the company does",
    example: "Records that have to hold up.",
    most: 120,
  }),
  url: siteUrl({
    help: "The address of the finished site, without a slash at the end",
    example: "https://www.example.com",
  }),
  email: z.email({ error: "This is not an email address" }).meta({
    description: "Where visitors reach the team; write {email} elsewhere",
    examples: ["support@example.com"],
    facts: { literal: true },
  }),
  phone: z
    .string()
    .regex(number, "Write it with the country's code, and hyphens between its parts: +1-541-555-0100")
    .optional()
    .meta({
      description: "Where visitors can call; write {phone} elsewhere, and for a link [{phone}](tel:{phone})",
      examples: ["+1-541-555-0100"],
      facts: { literal: true },
    }),
  founded: z
    .string()
    .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "Write year and month: 2020-03")
    .meta({ description: "When the company was founded", examples: ["2020-03"] }),
  location: line({ help: "Where the company is", example: "Oregon, United States", most: 60, literal: true }),
  logo: picture({
    help: "The company's logo, in the header and the footer",
    types: ["svg", "png", "webp", "avif"],
  }),
  icons: group("Icons", "Icons for browser tabs and home screens", {
    scalable: file({
      help: "SVG, for browser tabs",
      example: "images/brand/favicon.svg",
      types: ["svg"],
    }),
    small: iconOf(32, "PNG of 32 px, for browsers that show no SVG icons", "images/brand/favicon-32.png"),
    touch: iconOf(180, "PNG of 180 px, for home screens", "images/brand/apple-touch-icon.png"),
    app: iconOf(192, "PNG of 192 px, for installed apps", "images/brand/icon-192.png"),
    appLarge: iconOf(512, "PNG of 512 px, for installed apps", "images/brand/icon-512.png"),
    maskable: iconOf(512, "PNG of 512 px whose edges may be cut off", "images/brand/icon-maskable-512.png"),
  }),
  placeholder: file({
    help: "Shown in place of any picture that fails to load",
    example: "images/placeholder/placeholder.png",
    frame: { width: 800, best: [1200, 800] },
    fallback: true,
  }),
  social: file({
    help: "The picture for links shared on social networks, for pages without their own",
    example: "images/brand/social-default.jpg",
    ...socialPicture,
  }),
  links: z
    .record(
      z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      z
        .string()
        .refine(
          (value) => z.url({ protocol: /^https$/ }).safeParse(value).success || isCall(value),
          "Write the full address, beginning with https://, or a phone number: tel:+1-541-555-0100",
        )
        .meta({
          description: "The address or the phone number that the key stands for",
          examples: ["https://docs.example.com/concepts"],
        }),
    )
    .meta({
      description:
        "Every address outside this site, and phone numbers (tel:+1-541-555-0100), with the key that pages use for it",
    }),
  forms: group("Forms", "Where the forms send their data", {
    contact: z.string().meta({
      description: 'Where the contact form sends messages; "" shows the email address instead of the form',
      examples: ["https://forms.example.com/contact"],
    }),
    newsletter: z.string().meta({
      description: 'Where the newsletter form sends addresses; "" hides the form',
      examples: ["https://forms.example.com/newsletter"],
    }),
  }),
  legal: group("Legal", "Who answers for the site, and where that is written down", {
    privacy: link({
      help: "The page that says what is stored and sent; both forms link to it",
      example: "/privacy",
    }),
    terms: link({
      help: "The page with the terms of use; the last line of every page links to it",
      example: "/glossary",
    }).optional(),
    entity: line({
      help: "The company's legal name, which {owner} stands for, with the address; the brand is used until then",
      example: "Northwind Records, Inc.",
      most: 80,
      literal: true,
    }).optional(),
    address: line({
      help: "Its postal address",
      example: "1 Main Street, Portland, OR 97201, United States",
      most: 120,
      literal: true,
    }).optional(),
  }),
  vendor,
  security: group(
    "Security",
    "What /.well-known/security.txt says to people who find a hole in the site (RFC 9116)",
    {
      expires: date({
        help: "The day on which the contact for security reports expires: at most a year ahead",
        example: "2027-06-30",
      }),
      policy: link({
        help: "Where you say how you handle reports",
        example: "security-policy",
      }).optional(),
    },
  ).optional(),
  launch: group(
    "Launch",
    "What is left to decide before the site goes public; npm run launch-check lists it",
    {
      analytics: choice(["none", ...analyticsServices], {
        help: "Which service counts visitors, if any; left out until decided, and nobody is counted until then",
      }).optional(),
      counter: group("Counter", "Where the service that counts visitors is, unless analytics is none", {
        script: absoluteUrl({
          help: "The address of its script",
          example: "https://plausible.io/js/script.js",
        }),
        site: z
          .string()
          .min(1)
          .meta({
            description:
              "What the service calls this site: its domain (Plausible), its website ID (Umami), " +
              "the address of its counter (GoatCounter)",
            examples: ["www.example.com"],
          }),
        sends: absoluteUrl({
          help: "The host to which the script sends what it counts, if that is another than the script's own",
          example: "https://stats.example.com",
        }).optional(),
      }).optional(),
      standIns: list(
        line({ help: "A folder or a picture below data/", example: "images/desktop/", most: 120 }),
        {
          help: "Pictures that stand in for real ones; launch-check lists them",
          noun: "stand-in",
        },
      ).default([]),
    },
  ).optional(),
});
