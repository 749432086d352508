import { act } from "@testing-library/react";

type Fetch = jest.SpiedFunction<typeof window.fetch>;

/** The pending requests: calling one lets it finish. */
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

/** Every request will get this status, once the test calls `settle`. */
export const answerWith = (status: number): Fetch =>
  mock((resolve) => resolve({ ok: status < 400, status } as Response));

/** Every request will fail, as on a broken network, once the test calls `settle`. */
export const failWith = (error: unknown): Fetch => mock((_, reject) => reject(error));

/** Finishes all requests, and waits for everything that follows from them. */
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
