import { z } from "zod";
import { factsAt, fieldWith, typeAt } from "../../../src/content/derive/schemaLookup";
import { mapContent } from "../../../src/content/derive/walk";
import { factsOf, hasVariants } from "../../../src/content/model/facts";
import { page } from "../../../src/content/model/schema";

const question = z.string().meta({ facts: { kind: "line", answeredIn: "body" } });
const talk = z.strictObject({ kind: z.literal("talk"), asks: question.optional(), body: z.string() });
const other = z.strictObject({ kind: z.literal("other") }).meta({ facts: { noun: "guest" } });
const either = z.discriminatedUnion("kind", [talk, other]).meta({ facts: { block: "code" } });

describe("The walk through content", () => {
  it("finds the facts of a union and of the member that a value names", () => {
    expect(factsAt(either, { kind: "other" })).toEqual({ block: "code", noun: "guest" });
    expect(factsAt(either.optional(), { kind: "talk" })).toEqual({ block: "code" });
    expect(factsAt(either, { kind: "nothing" })).toEqual({ block: "code" });
  });

  it("finds the field of a group that has a fact", () => {
    expect(fieldWith(talk, "answeredIn")).toEqual({ key: "asks", fact: "body" });
    expect(fieldWith(other, "answeredIn")).toBeUndefined();
  });

  it("shows the visitor each group after its fields, and puts its result in the group's place", () => {
    const order: string[] = [];
    const copy = mapContent(z.array(either), [{ kind: "talk", asks: "Why?", body: "Because." }], {
      string(value) {
        order.push(value);
        return value.toUpperCase();
      },
      group(value, { path, facts }, type) {
        order.push(`group ${path.join(".")} ${facts.block} ${fieldWith(type, "answeredIn")?.key}`);
        return { ...value, seen: true };
      },
    });
    expect(order).toEqual(["talk", "Why?", "Because.", "group 0 code asks"]);
    expect(copy).toEqual([{ kind: "TALK", asks: "WHY?", body: "BECAUSE.", seen: true }]);
  });
});

/** The facts of a field that name other fields, and those that they name. */
function namedBy(schema: z.ZodType) {
  const { asManyAs, darkOf, labels, answeredIn, shownIn, pattern, madeFor, picture } = factsOf(schema);
  const siblings = [darkOf, answeredIn, shownIn];
  const variants = [pattern, madeFor, picture?.frame].map((choice) =>
    hasVariants(choice) ? choice.by : undefined,
  );
  const isName = (name: string | undefined) => name !== undefined && name !== "position";
  return {
    siblings: siblings.filter(isName) as string[],
    around: [asManyAs, ...variants].filter(isName) as string[],
    own: [labels].filter(isName) as string[],
  };
}

describe("Facts that name a field", () => {
  it("name one that is there, in every section", () => {
    let count = 0;
    const look = (schema: z.ZodType, groups: z.ZodObject[]) => {
      const { siblings, around, own } = namedBy(schema);
      const [group] = groups;
      const type = typeAt(schema, undefined);
      const inside = type instanceof z.ZodObject ? [type, ...groups] : groups;
      for (const name of siblings) expect(Object.keys(group?.shape ?? {})).toContain(name);
      for (const name of own) expect(Object.keys(inside[0]?.shape ?? {})).toContain(name);
      for (const name of around) expect(inside.flatMap(({ shape }) => Object.keys(shape))).toContain(name);
      count += siblings.length + own.length + around.length;
      if (type instanceof z.ZodObject)
        for (const field of Object.values<z.ZodType>(type.shape))
          look(typeAt(field, undefined) ?? field, inside);
      else if (type instanceof z.ZodArray) look(type.element as z.ZodType, groups);
    };
    for (const section of page.shape.sections.element.options) look(section, []);
    expect(count).toBeGreaterThan(12);
  });
});
