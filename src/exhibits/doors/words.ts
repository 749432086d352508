import { z } from "zod";
import { exhibit } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

const short = (help: string, example: string) => line({ help, example, most: 28 });

export const words = exhibit(
  "doors",
  "A certificate that opens doors, each by a rule of its own, until the employer takes it back",
  {
    labels: {
      joiner: ["Whose certificate it is", "A new colleague", 24],
      stranger: ["Who shows a copy of it", "A stranger", 24],
      holding: ["The first record", "Shows one certificate", 32],
      copying: ["The first record once it is a copy", "Shows a copy of it", 32],
      signature: ["Before the employer's signature", "Signature of HR", 32],
      output: ["Before what tells whether it was revoked", "Revocation output", 24],
      unspent: ["It was not revoked", "Unspent: still valid", 32],
      spent: ["It was revoked", "Spent: canceled", 32],
      move: ["The button that gives another role", "Change the role", 32],
      waiting: ["Above a door at which nobody has knocked", "Waits for a knock", 24],
      opened: ["Above a door that has opened", "Opens", 24],
      shut: ["Above a door that has not", "Stays closed", 24],
      asks: ["Before what a door wants to read; {field} is the field", "Asks for {field}, and opens for", 32],
      reads: ["Before what a door has read", "Reads", 24],
      nothing: ["In place of what it may not read", "No field", 24],
      notYet: ["In place of that before anybody has knocked", "Nothing yet", 24],
      number: ["Before the number that a door has drawn", "Fresh number to sign", 32],
      stay: ["The button that goes on after the last day", "Come back after leaving", 32],
      lend: ["The button that shows a copy", "Show a copy of it", 32],
      replay: ["The button that sends again what was recorded", "Play a recorded knock again", 32],
      promote: ["The button that writes another role on it", "Write in a better role", 32],
    },
    holds: "Each door has read its one field and decided by its own rule.",
    steps: {
      certifier: "Signed by: HR",
      signature: "Signature: made over these fields",
      revoked: "Revocation output: unspent",
      locked: "The one field: open for this door",
      fresh: "Number: the one that the door has drawn",
      copy: "Answer: signed with the holder’s key",
    },
    fails: {
      certifier: ["Somebody else than the employer has signed it", "HR has not issued this.", 140],
      signature: ["The certificate is not as it was signed", "It is not as HR signed it.", 140],
      revoked: ["The certificate was revoked", "HR has taken it back.", 140],
      locked: ["A field does not open for a door", "The field was opened for another door.", 140],
      fresh: ["The answer is to a number of another time", "That was the answer to another number.", 140],
      copy: ["Somebody else shows it", "This is not its holder.", 140],
    },
    sample: z
      .strictObject({
        fields: list(
          group("DoorsField", "A field of the certificate", {
            name: short("What the field is", "Role"),
            value: short("What it says", "Accounts"),
          }),
          { help: "The fields of the certificate; four fit best", noun: "field", least: 1 },
        ).meta({ examples: [[{ name: "Role", value: "Accounts" }]] }),
        doors: list(
          group("Door", "A door that reads one field", {
            name: short("What it is called", "Payroll"),
            asks: short("The name of the field that it reads", "Role"),
            takes: short("What that field has to say for it to open", "Accounts"),
          }),
          { help: "The doors; three fit best", noun: "door", least: 1 },
        ).meta({ examples: [[{ name: "Payroll", asks: "Role", takes: "Accounts" }]] }),
        other: group("DoorsOther", "What another role is", {
          field: short("The name of the field with the role", "Role"),
          value: short("What HR writes there for another role", "Crane operator"),
          forged: short("What the holder writes there without HR", "Director"),
        }),
      })
      .refine(({ fields }) => new Set(fields.map(({ name }) => name)).size === fields.length, {
        error: "Two fields have the same name. Give each its own",
        path: ["fields"],
      })
      .refine(({ fields, doors: all }) => all.every(({ asks }) => fields.some(({ name }) => name === asks)), {
        error: "A door asks for a field that the certificate has not. Use one of its names",
        path: ["doors"],
      })
      .refine(({ fields, other }) => fields.some(({ name }) => name === other.field), {
        error: "Use the name of one of the fields",
        path: ["other", "field"],
      })
      .refine(
        ({ fields, other }) => fields.every(({ value }) => value !== other.value && value !== other.forged),
        {
          error: "The certificate says that already. Write something else",
          path: ["other"],
        },
      )
      .meta({ id: "DoorsSample", description: "The certificate and the doors that are there at first" }),
  },
);

export type Content = z.output<typeof words>;
