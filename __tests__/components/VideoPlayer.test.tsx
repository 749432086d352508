/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { VideoPlayer } from "../../src/components/VideoPlayer";

const poster = { alt: "The harbour", src: { childImageSharp: null }, dark: null };

const play = (to: string) => {
  render(<VideoPlayer href={to} title="A dive" poster={poster} sizes="50vw" />);
  fireEvent.click(screen.getByRole("button", { name: /A dive$/ }));
  return screen.getByTitle("A dive");
};

describe("A video", () => {
  it("requests nothing from its host before the click", () => {
    render(
      <VideoPlayer href={"https://player.example.com/dive"} title="A dive" poster={poster} sizes="50vw" />,
    );
    expect(screen.queryByTitle("A dive")).not.toBeInTheDocument();
  });

  it.each([
    ["https://player.example.com/dive", "https://player.example.com/dive?autoplay=1"],
    ["https://player.example.com/dive?rel=0", "https://player.example.com/dive?rel=0&autoplay=1"],
    ["https://player.example.com/dive?autoplay=0#t=9", "https://player.example.com/dive?autoplay=1#t=9"],
  ])("at %s starts at once, whatever its address contains", (to, address) => {
    expect(play(to)).toHaveAttribute("src", address);
  });
});
