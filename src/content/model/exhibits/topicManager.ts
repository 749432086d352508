import { flag, group, line } from "../fields";
import { exhibit } from "./exhibit";

const tag = (help: string, example: string) => line({ help, example, most: 24 });

/** One mechanism for several pages: a rule, five transactions that it is fed, and what should come of each. */
const topicManager = <Name extends string>(name: Name, id: string, help: string) =>
  exhibit(name, id, help, {
    labels: {
      rule: ["Above the lines of the rule", "The rule asks for", 32],
      record: ["A record; {name} and {number} stand in it", "{name}, release {number}", 32],
      elsewhere: ["A record of another topic; {name} stands in it", "{name}, an invoice", 32],
      owner: ["A record that its owner has signed", "signed by its owner", 32],
      stranger: ["A record that somebody else has signed", "signed by a stranger", 32],
      nobody: ["A record that nobody has signed", "not signed", 32],
      opens: ["A record that follows no other", "spends no record", 24],
      spends: ["A record that follows another; {at} is its number", "spends number {at}", 24],
      wanted: ["Before what should come of a record", "The rule says", 24],
      decided: ["Before what comes of a record", "The host says", 24],
      admitted: ["A record is let in", "Admitted", 32],
      waiting: ["The rule has not been run", "Not fed yet", 32],
      format: ["The line that asks for the topic's kind of record", "The topic’s own format", 48],
      signed: ["The line that asks for the owner's signature", "The owner’s signature", 48],
      follows: ["The line that asks for the next number", "The next number of the record it spends", 48],
      fresh: ["The line that lets nothing follow", "No earlier record spent", 48],
      known: ["The line that asks for an owner who was there before", "An owner the topic knows", 48],
      notFormat: ["A record breaks the line of the format", "Refused: another format", 48],
      notSigned: ["A record breaks the line of the signature", "Refused: not its owner’s signature", 48],
      notFollows: ["A record breaks the line of the number", "Refused: not the next number", 48],
      notFresh: ["A record breaks the line that lets nothing follow", "Refused: it spends a record", 48],
      notKnown: ["A record breaks the line of the known owner", "Refused: unknown owner", 48],
      transaction: ["Before the hash of the newest record's transaction", "Newest record", 32],
      clear: ["The button that empties the rule", "Empty the rule", 32],
      strip: ["The button for a record without a signature", "Take a signature off", 32],
      loosen: ["The button for a rule that lets too much in", "Skip the numbers", 32],
      tighten: ["The button for a rule that keeps too much out", "Ask for too much", 32],
    },
    holds: "Two records got in and three were refused, each as the rule says.",
    fails: {
      unsigned: [
        "A record got in that its owner has not signed; {at} is its number",
        "Number {at} got in, and its owner has not signed it.",
        140,
      ],
      admitted: ["A record got in that should not; {at} is its number", "Number {at} got in.", 140],
      refused: ["A record was refused that should get in", "Number {at} was refused.", 140],
    },
    more: {
      sample: group(`${id}Sample`, "The topic, and what is handed in", {
        choose: flag("Whether visitors put the rule together themselves"),
        topic: tag("The name of the topic", "tm_releases"),
        tag: tag("The first field of its records: their format", "release 1"),
        name: line({ help: "What the record is about", example: "WI-204", most: 16 }),
        otherTag: tag("The first field of a record that belongs elsewhere", "invoice 1"),
        otherName: line({ help: "What that one is about", example: "IN-8812", most: 16 }),
        claimedName: line({ help: "What the stranger's record is about", example: "WI-311", most: 16 }),
      }),
    },
  });

export const topicManagers = [
  topicManager(
    "overlay-hosting-services",
    "TopicManagerExhibit",
    "A host whose topic manager lets records in or refuses them, held against its rule",
  ),
  topicManager(
    "blockchain-training-enterprise-engineers",
    "TrainingExhibit",
    "An exercise: a rule for a topic, put together from given lines",
  ),
  topicManager(
    "metanet-engineering-curriculum",
    "CurriculumExhibit",
    "A first exercise of the curriculum: a rule for a topic",
  ),
] as const;
