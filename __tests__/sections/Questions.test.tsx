/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Questions } from "../../src/sections/Questions";

test("Questions open their answers, each by itself, and can be linked to", async () => {
  render(
    <Questions
      anchor={null}
      title="What visitors ask"
      intro={null}
      questions={[
        { anchor: "pays", question: "Who pays?", answer: { html: "<p>The house.</p>" } },
        { anchor: null, question: "Since when?", answer: { html: "<p>Since 2020.</p>" } },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole("group");
  expect(first).toHaveAttribute("id", "pays");
  expect(second).not.toHaveAttribute("id");
  await userEvent.click(screen.getByText("Since when?"));
  expect(first).not.toHaveAttribute("open");
  expect(second).toHaveAttribute("open");
});
