import { anyExhibit } from "../exhibits";
import { text } from "../fields";
import { intro, section, title } from "./section";

/** Sections that the visitor runs. */
export const exhibitTypes = [
  section(
    "Exhibit",
    "A small working piece of the page's subject, which visitors run and try to cheat.",
    "try-it",
    {
      title: title("Swap the seed, and the seal gives you away"),
      intro: intro("The house has sealed its seed. Add your number and roll."),
      limits: text({
        help: "What it does not prove, in one sentence under it",
        example: "It does not show that the odds are good.",
        most: 200,
      }),
      exhibit: anyExhibit.meta({
        description: "The exhibit itself: which one it is, its words and what it begins with",
      }),
    },
  ),
] as const;
