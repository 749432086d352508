// A test machine may be busy with a build; what hangs still ends.
jest.setTimeout(30_000);

// An error on the console (a React warning, an update outside act) is a fault of the test or of the site.
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

// Tests without a page do not wait for React and all that belongs to it.
if (typeof window !== "undefined") require("./setupPage");
