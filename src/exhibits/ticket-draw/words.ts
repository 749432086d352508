import { z } from "zod";
import { exhibit, hex } from "../../content/model/exhibit";

export const words = exhibit(
  "ticket-draw",
  "An invented draw with ten tickets, whose winner follows from a sealed seed and what the players sealed",
  {
    labels: {
      tickets: ["What screen readers call the row of tickets", "Ten tickets, as an example", 32],
      ticket: ["A ticket, before its number", "Ticket", 16],
      take: [
        "What screen readers say of the press that takes a ticket; {ticket} is its number",
        "Take ticket {ticket}",
        32,
      ],
      yours: ["On the visitor's ticket", "Yours", 12],
      wins: ["On the ticket that was drawn", "wins", 12],
      late: ["On a ticket that came after the list was closed", "late", 12],
      out: ["On a ticket that is missing in the list", "left out", 12],
      changed: ["On a ticket that was opened with other bytes", "changed", 12],
      house: ["Who seals and opens the seed", "The house", 24],
      players: ["Who take tickets", "The players", 24],
      you: ["Who checks", "You", 24],
      sealing: ["The first record: the seed", "Seals a seed, opens it last", 32],
      closing: ["The second: the list", "Close the list of seals", 32],
      checking: ["The third: the winner", "Work out the winner", 32],
      commitment: [
        "Before the hash of the seed, from before the first ticket",
        "Published before the sale",
        32,
      ],
      seed: ["Before the seed", "Seed, opened last", 32],
      hashed: ["Before the hash of the seed that was opened", "Its hash", 32],
      closed: ["Before the hash that closed the list", "Hash that closed the list", 32],
      closedNow: ["Before the hash of the list as it is", "Hash of the list above", 32],
      winner: ["Before the ticket that the house announces", "The house announces", 24],
      mine: ["Before the ticket on the visitor's receipt", "Your receipt", 24],
      listed: ["The visitor's ticket is in the list", "in the list", 24],
      unlisted: ["The visitor's ticket is missing in the list", "missing in the list", 24],
      again: ["The button that holds another draw", "Draw again", 24],
      addLate: ["The button with which the house adds a ticket to a closed list", "Add a late ticket", 32],
      leaveOut: [
        "The button with which the house closes its list without the visitor",
        "Leave your ticket out",
        32,
      ],
      swap: ["The button with which the house opens another seed", "Swap the seed", 32],
      other: ["The button with which a player opens other bytes", "Change a player’s bytes", 32],
    },
    holds: "Ten tickets, the list that was closed, the seed that was sealed, and the same winner here.",
    steps: {
      seed: "Seed: the one that was sealed",
      list: "List: the one that was closed",
      input: "Bytes: the ones that were sealed",
      mine: "Your receipt: its ticket is on the list",
      winner: "Winner: chosen by seed and bytes",
    },
    fails: {
      seed: ["The seed is not the sealed one", "The house opened another seed than it had sealed.", 140],
      list: [
        "The list is not the closed one; {at} is how many tickets it has",
        "The list now has {at} tickets and fits its hash no longer.",
        140,
      ],
      input: [
        "A ticket was opened with other bytes; {at} is its number",
        "Ticket {at} shows other bytes than it had sealed.",
        140,
      ],
      mine: [
        "The visitor's ticket is missing; {at} is its number",
        "The list fits its hash, and ticket {at} from your receipt is missing.",
        140,
      ],
      winner: ["Another ticket should have won", "Seed and inputs choose another ticket.", 140],
    },
    sample: z
      .strictObject({
        seed: hex({
          help: "The seed of the house",
          example: "8d0f6f1b5f5b8b8bb9aa8f2f1f0c6fcb3b8e7a2c9d4e1f60718293a4b5c6d7e8",
        }),
        mine: z
          .number()
          .int()
          .min(1)
          .max(10)
          .meta({ description: "The visitor's ticket, from 1 to 10", examples: [4] }),
      })
      .meta({ id: "TicketDrawSample", description: "The draw that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
