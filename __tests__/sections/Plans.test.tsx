/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Plans } from "../../src/sections/Plans";

const plan = {
  title: "Sprint",
  duration: "2-week",
  weeks: { from: 2, to: 3 },
  text: { html: "To begin." },
  points: ["One workshop"],
};

const show = (price: string | null, plans: Partial<Queries.PlansFragment["plans"][number]>[] = [{}]) =>
  render(
    <Plans
      anchor={null}
      title="Ways to work"
      intro={null}
      plansLook="scale"
      plans={plans.map((own) => ({ ...plan, price, ...own }))}
      actions={[]}
    />,
  );

describe("A way to work together", () => {
  it("says what it costs once the owner has set a band", () => {
    show("$8,000 to $14,000");
    expect(screen.getByText("$8,000 to $14,000")).toBeInTheDocument();
  });

  it("says nothing of money until then", () => {
    show(null);
    expect(document.body.textContent).not.toContain("$");
    expect(screen.getByText("2-week")).toBeInTheDocument();
  });

  it("is drawn on a scale as long as the longest one, and not at all where its length is not set", () => {
    show(null, [{}, { title: "Pilot", weeks: { from: 6, to: 10 } }, { title: "Workshop", weeks: null }]);
    const measures = screen
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.closest("li")?.getAttribute("style"));
    expect(measures).toEqual(["--from: 2; --to: 3;", "--from: 6; --to: 10;", "--from: 0; --to: 0;"]);
    expect(document.querySelector<HTMLElement>("[style*='--weeks']")?.style.getPropertyValue("--weeks")).toBe(
      "10",
    );
  });
});
