/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Picture } from "../../src/components/Picture";
import { chrome, fileNode } from "../support/site";

const scene = { alt: "A ledger", src: fileNode("images/scene.png"), dark: null };

const picture = () => screen.getByRole("img", { name: "A ledger" });

describe("A picture", () => {
  it("has its size and its main colour before it is there, and comes when it is near", () => {
    render(<Picture image={scene} sizes="50vw" />);
    expect(picture()).toHaveAttribute("src", "/static/scene.png");
    expect(picture()).toHaveAttribute("width", "1200");
    expect(picture()).toHaveAttribute("height", "750");
    expect(picture()).toHaveAttribute("loading", "lazy");
    expect(picture()).toHaveAttribute("sizes", "50vw");
    expect(picture()).toHaveStyle({ backgroundColor: "#181828" });
  });

  it("comes at once and first where it opens the page", () => {
    render(<Picture image={scene} sizes="50vw" priority />);
    expect(picture()).toHaveAttribute("loading", "eager");
    expect(picture()).toHaveAttribute("fetchpriority", "high");
  });

  it("gives way to its placeholder when it cannot be loaded, in every format", () => {
    const src = fileNode("images/scene.png");
    src.childImageSharp.gatsbyImageData.images.sources = [
      { type: "image/avif", srcSet: "/scene.avif 1x" },
    ] as never[];
    const { container } = render(
      <Picture image={{ ...scene, src }} sizes="50vw" fallback="/placeholder.png" />,
    );
    expect(container.querySelector("source")).toHaveAttribute("type", "image/avif");
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", "/placeholder.png");
    expect(picture()).not.toHaveAttribute("srcset");
    expect(container.querySelector("source")).toBeNull();
  });

  it("keeps the placeholder that fails as well, rather than trying for ever", () => {
    render(<Picture image={scene} sizes="50vw" fallback="/placeholder.png" />);
    fireEvent.error(picture());
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", "/placeholder.png");
  });

  it("shows the site's placeholder where it has none of its own, in the shape of what failed", () => {
    render(<Picture image={scene} sizes="50vw" />);
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", chrome().siteYaml.placeholder.publicURL);
    expect(picture()).toHaveStyle({ aspectRatio: "1200 / 750", objectFit: "cover" });
  });

  it("notices a failure that came before the page was alive", () => {
    const { prototype } = HTMLImageElement;
    jest.spyOn(prototype, "complete", "get").mockReturnValue(true);
    jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(0);
    jest.spyOn(prototype, "currentSrc", "get").mockReturnValue("/static/scene.png");
    render(<Picture image={scene} sizes="50vw" fallback="/placeholder.png" />);
    expect(picture()).toHaveAttribute("src", "/placeholder.png");
  });

  it("stands in the page twice where it has a dark half", () => {
    render(<Picture image={{ ...scene, dark: fileNode("images/night.png") }} sizes="50vw" />);
    const sources = screen.getAllByRole("img", { name: "A ledger" }).map((img) => img.getAttribute("src"));
    expect(sources).toEqual(["/static/scene.png", "/static/night.png"]);
  });
});
