import { checkPost, type Post } from "./runPost";
import { checkRequests, type Requests } from "./runRequests";
import { checkShowing, type Showing } from "./runShowing";
import { checkSignIn, type Handshake } from "./runSignIn";

/** The letters that a go-between has carried, and what their readers know. */
export type Mail = Handshake | Showing | Post | Requests;

function checkOf(mail: Mail) {
  switch (mail.kind) {
    case "sign-in":
      return checkSignIn(mail);
    case "certificate":
      return checkShowing(mail);
    case "message":
      return checkPost(mail);
    default:
      return checkRequests(mail);
  }
}

/**
 * What the readers of a letter ask, each in its own order: whom is it from, whom is it for, is it whole, is it new, is
 * it allowed? What cannot even be read is not whole.
 */
export async function* check(mail: Mail) {
  try {
    yield* checkOf(mail);
  } catch {
    yield { step: "whole", passes: false };
  }
}
