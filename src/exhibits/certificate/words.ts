import { z } from "zod";
import { exhibit } from "../../content/model/exhibit";
import { flag, group, line, list } from "../../content/model/fields";

const name = (help: string, example: string) => line({ help, example, most: 24 });
const value = (help: string, example: string) => line({ help, example, most: 32 });

export const words = exhibit(
  "certificate",
  "A certificate whose holder opens some of its fields to one verifier",
  {
    labels: {
      certifier: ["Who signs the certificate", "The certifier", 24],
      holder: ["Whose certificate it is", "The holder", 24],
      verifier: ["Who asks for a field", "The verifier", 24],
      stranger: ["Who got hold of what was meant for the verifier", "Another verifier", 24],
      issuing: ["The first record: the certificate is signed", "Signs four fields", 32],
      choosing: ["The second: some fields are opened", "Chooses what to open", 32],
      reading: ["The third: what the verifier sees", "Reads that, and no more", 32],
      key: ["Before the key of each of them", "Public key", 24],
      signature: ["Before the certifier's signature", "Signature", 24],
      output: ["Before what tells whether the certificate was revoked", "Revocation output", 24],
      unspent: ["The certificate was not revoked", "Unspent, so still valid", 32],
      spent: ["The certificate was revoked", "Spent, so revoked", 32],
      closed: ["What screen readers say of a field that is not open", "closed", 24],
      alter: ["The button with which the holder changes a field", "Alter a field", 32],
      passOn: ["The button that shows it all to somebody else", "Show it to another verifier", 32],
      otherCertifier: ["The button that has somebody else sign it", "Have somebody else certify it", 32],
      revoke: ["The button with which the certifier takes it back", "Go on after a revocation", 32],
    },
    holds: "The signature is the certifier’s, nobody has revoked it, and the fields open for this verifier.",
    steps: {
      certifier: "Certifier: the one this verifier trusts",
      signature: "Signature: made over these fields",
      revoked: "Revocation output: unspent",
      locked: "Opened fields: open for this verifier",
    },
    fails: {
      certifier: ["Somebody else has signed it", "Another certifier has signed it.", 140],
      signature: ["The certificate is not as it was signed", "A field is not the one that was signed.", 140],
      revoked: ["The certificate was revoked", "The certifier has taken it back.", 140],
      locked: ["Somebody else tries to read it", "Closed, as it should be.", 140],
    },
    sample: z
      .strictObject({
        fields: list(
          group("CertificateField", "A field of the certificate", {
            name: name("What the field is", "Phone"),
            value: value("What it says", "+1 555 0117"),
            open: flag("Whether it is open to the verifier at first"),
          }),
          { help: "The fields of the certificate, two or more; four fit best", noun: "field", least: 2 },
        ).meta({
          examples: [
            [
              { name: "Name", value: "Dana Example" },
              { name: "Phone", value: "+1 555 0117", open: true },
            ],
          ],
        }),
        forged: group("CertificateForgery", "What the holder writes over a field", {
          field: name("The name of the field", "Phone"),
          value: value("What it says then", "+1 555 0199"),
        }),
      })
      .refine(({ fields }) => new Set(fields.map((field) => field.name)).size === fields.length, {
        error: "Two fields have the same name. Give each its own",
        path: ["fields"],
      })
      .refine(({ fields }) => fields.some(({ open }) => open), {
        error: "No field is open, so the verifier would read nothing. Give one open: true",
        path: ["fields"],
      })
      .refine(({ fields, forged }) => fields.some((field) => field.name === forged.field), {
        error: "Use the name of one of the fields",
        path: ["forged", "field"],
      })
      .meta({ id: "CertificateSample", description: "The certificate that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
