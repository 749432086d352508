import { act } from "@testing-library/react";

type Fetch = jest.SpiedFunction<typeof window.fetch>;

/** The requests on their way: each is a function that lets it arrive. */
const onTheWay: (() => void)[] = [];

function mock(
  arrive: (resolve: (answer: Response) => void, reject: (error: unknown) => void) => void,
): Fetch {
  onTheWay.length = 0;
  return jest.spyOn(window, "fetch").mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        onTheWay.push(() => arrive(resolve, reject));
      }),
  );
}

/** Every request will be answered with this status, when the test lets it `settle`. */
export const answerWith = (status: number): Fetch =>
  mock((resolve) => resolve({ ok: status < 400, status } as Response));

/** Every request will fail, as on a broken network, when the test lets it `settle`. */
export const failWith = (error: unknown): Fetch => mock((_, reject) => reject(error));

/** Lets all requests arrive, and everything come to pass that follows from them. */
export const settle = () =>
  act(async () => {
    for (let turns = 0; turns < 30; turns++) {
      await null;
      for (const arrive of onTheWay.splice(0)) arrive();
    }
  });

/** What was sent, request by request. */
export const sentBodies = (fetch: Fetch) =>
  fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);
