// Generous, because the machine may be busy with a build; a test that hangs still ends.
jest.setTimeout(30_000);

// Machines of CI are noisy: a test that passes only when it is tried again is named as flaky, as in the browser tests.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// As in Node itself. Jest's hundred lines make React much slower, which notes for each element where it was made.
Error.stackTraceLimit = 10;

// An error on the console (a React warning, an update outside act) fails the test.
const errors: string[] = [];

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    errors.push(words.map(String).join(" "));
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});

// Tests without a page do not load React.
if (typeof window !== "undefined") require("./setupPage");
