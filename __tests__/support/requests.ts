import { act } from "@testing-library/react";

type Fetch = jest.SpiedFunction<typeof window.fetch>;

const response = (status: number) => ({ ok: status < 400, status }) as Response;

/** Every request is answered at once with this status. */
export const mockFetch = (status: number): Fetch =>
  jest.spyOn(window, "fetch").mockResolvedValue(response(status));

interface Held {
  resolve(answer: Response): void;
  reject(error: unknown): void;
}

/** Requests wait until `answer` or `fail`; gives the list they gather in. */
export function holdRequests(): Held[] {
  const held: Held[] = [];
  jest.spyOn(window, "fetch").mockImplementation(
    () =>
      new Promise<Response>((resolve, reject) => {
        held.push({ resolve, reject });
      }),
  );
  return held;
}

export const answer = (held: Held[], status: number) =>
  act(async () => {
    for (const request of held) request.resolve(response(status));
  });

/** What was sent, request by request. */
export const sentBodies = (fetch: Fetch) =>
  fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);

/** Lets everything come to pass that waits for nothing but its turn. */
export const settle = () =>
  act(async () => {
    for (let turns = 0; turns < 30; turns++) await null;
  });
