import { factsAt, fieldsAt } from "../derive/schemaLookup";
import { anySection } from "../model/sections";

/** How many sections may be in view before the visitor scrolls. */
const inView = 3;

/** The index of the section whose picture loads at once, the first that has one; -1 if none may be in view. */
export const leadOf = (sections: readonly object[]) => sections.slice(0, inView).findIndex(hasLead);

function hasLead(section: object): boolean {
  const fields = fieldsAt(anySection, section, []);
  return Object.entries(section).some(
    ([name, value]) => fields[name] && value !== undefined && factsAt(fields[name], value).lead,
  );
}
