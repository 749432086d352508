// One sample wallet behind every screen. Today is Wednesday 18 November 2026, 09:41.
// Rate 40.00 USD a coin, so 1,284.40 USD = 32.11 coins and 24.00 USD = 0.60 coins.
// Companies and people are invented; keys are hashes of sample words, not real keys.
export const balance = { dollars: "$1,284.40", coins: "32.11 BSV", rate: "$40.00" };

const person = (name, tint, key) => ({
  name,
  tint,
  key,
  short: `${key.slice(0, 6)}…${key.slice(-4)}`,
});

export const me = person(
  "Mara Ellison",
  0,
  "02f461827aa06073b70f7c723a8079ff632b6ed664359e6a9d71b2ecf3a6c790ee",
);
export const people = {
  idris: person("Idris Bako", 1, "02c69085f60ce1f97f76d7511fed16d98cf8b6c5460abd405ceb429235befde295"),
  june: person("June Hadley", 3, "02e9d59881317e9dd173a38c47ceb519a9182909c2443f44b5384f9c191ae6b517"),
  tomas: person("Tomas Reyes", 4, "020340ecc735c29e0ded4f843611e488269d138c4d86f844e358570318d4064549"),
  noor: person("Noor & Vance", 2, "02d472d38f91266e9a4740136ea841778771e082f7ec4ebcde8c62ba31f026d1bd"),
  lena: person("Lena Ostrow", 5, "023d4bad22e067d5a41a18004a2a2a6669b8075b06c805d603a65a5cd6c03771c3"),
};

// `open` apps are installed; `checked` ones have a proven publisher.
export const apps = [
  { id: "postbox", name: "Postbox", line: "Mail, paid by stamp", open: true, checked: true },
  { id: "fathom", name: "Fathom", line: "Countersigned dive logs", open: true, checked: true },
  { id: "coinslot", name: "Coinslot", line: "A penny a play", open: true },
  { id: "partsbin", name: "Partsbin", line: "Spare parts nearby", open: true },
  { id: "countersign", name: "Countersign", line: "Sign and seal", open: true, checked: true },
  { id: "hands", name: "Show of Hands", line: "Polls you can recount", open: true },
  { id: "tideline", name: "Tideline", line: "Freight, tracked", checked: true },
  { id: "plainview", name: "Plainview", line: "Photos with a history" },
  { id: "fieldnote", name: "Fieldnote", line: "Harvest records" },
  { id: "tally", name: "Tally", line: "Spending by app" },
  { id: "casefile", name: "Casefile", line: "Billing by the second" },
  { id: "proofs", name: "Proofs", line: "Courses, credited" },
];

export const certificates = [
  { glyph: "anchor", name: "Commercial diver, level III", by: "Dive Trades Board", fields: 6 },
  { glyph: "heart-pulse", name: "Fit to dive", by: "Slackwater Clinic", fields: 4 },
  { glyph: "at-sign", name: "E-mail address", by: "Harbor ID", fields: 1 },
  { glyph: "smartphone", name: "Phone number", by: "Harbor ID", fields: 1 },
  { glyph: "ship", name: "Hull works pass", by: "Northlight Yard", fields: 5, pending: true },
];

// Fields of the diver certificate; Fathom asks for the second one only.
export const diverFields = [
  "Holder name",
  "Competence level",
  "Card number",
  "Issued on",
  "Valid until",
  "Photograph",
];

// Newest first. The balance on 11 November was 635.30 and the sums below lead to 1,284.40.
export const activity = [
  {
    who: "idris",
    text: "Dive 213 countersigned",
    amount: -24,
    when: "Today, 09:38",
    waiting: true,
  },
  { app: "postbox", text: "14 stamps", amount: -0.07, when: "Tue 17 Nov" },
  { who: "noor", text: "Retainer returned", amount: 310, when: "Tue 17 Nov" },
  { who: "tomas", text: "Hull valve", amount: -86.4, when: "Mon 16 Nov" },
  { app: "coinslot", text: "41 plays", amount: -0.41, when: "Sun 15 Nov" },
  { who: "june", text: "Rent share", amount: 450, when: "Fri 13 Nov" },
  { app: "partsbin", text: "Listing fee", amount: -0.02, when: "Thu 12 Nov" },
];
export const dailyBalance = [
  ["11", 635.3],
  ["12", 635.28],
  ["13", 1085.28],
  ["14", 1085.28],
  ["15", 1084.87],
  ["16", 998.47],
  ["17", 1308.4],
  ["18", 1284.4],
];

// Points say how much a certifier's word counts here; five are needed to recognise someone.
export const certifiers = [
  { glyph: "anchor", name: "Dive Trades Board", note: "Diver competence", points: 8 },
  { glyph: "id-card", name: "Harbor ID", note: "E-mail and phone", points: 6 },
  { glyph: "heart-pulse", name: "Slackwater Clinic", note: "Dive medicals", points: 5 },
  { glyph: "ship", name: "Northlight Yard", note: "Site passes", points: 3 },
];
export const NEEDED = 5;

export const money = (value, sign = false) => {
  const text = `$${Math.abs(value).toFixed(2)}`;
  if (value < 0) return `\u2212${text}`;
  return sign ? `+${text}` : text;
};
