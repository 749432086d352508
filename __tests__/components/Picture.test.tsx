/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Picture } from "../../src/components/Picture";
import { choose } from "../../src/components/themeSwitch/switch";
import { dark, setMedia } from "../support/browser";
import { chrome, fileNode } from "../support/site";

const scene = { alt: "A ledger", src: fileNode("images/scene.png"), dark: null };

const picture = () => screen.getByRole("img", { name: "A ledger" });

describe("A picture", () => {
  it("has its size and its main color before it loads, and loads when it is near", () => {
    render(<Picture image={scene} sizes="50vw" />);
    expect(picture()).toHaveAttribute("src", "/static/scene.png");
    expect(picture()).toHaveAttribute("width", "1200");
    expect(picture()).toHaveAttribute("height", "750");
    expect(picture()).toHaveAttribute("loading", "lazy");
    expect(picture()).toHaveAttribute("sizes", "50vw");
    expect(picture()).toHaveStyle({ backgroundColor: "#181828" });
  });

  it("loads at once and with high priority if it is the first on the page", () => {
    render(<Picture image={scene} sizes="50vw" priority />);
    expect(picture()).toHaveAttribute("loading", "eager");
    expect(picture()).toHaveAttribute("fetchpriority", "high");
  });

  it("is replaced by its placeholder, in every format, when it cannot be loaded", () => {
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

  it("has a cut of its own for phones, before every other, where there is one", () => {
    const narrow = { src: fileNode("images/scene-narrow.png"), dark: null };
    const { container } = render(<Picture image={scene} narrow={narrow} sizes="50vw" />);
    const cut = container.querySelector("source[media]");
    expect(cut).toHaveAttribute("srcset", narrow.src.childImageSharp.gatsbyImageData.images.fallback?.srcSet);
    expect(container.querySelector("source")).toBe(cut);
    fireEvent.error(picture());
    expect(container.querySelector("source")).toBeNull();
  });

  it("does not try again when the placeholder also fails", () => {
    render(<Picture image={scene} sizes="50vw" fallback="/placeholder.png" />);
    fireEvent.error(picture());
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", "/placeholder.png");
  });

  it("falls back to the site's placeholder, in its own shape", () => {
    render(<Picture image={scene} sizes="50vw" />);
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", chrome().siteContent.placeholder.publicURL);
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

  it("is one picture with a dark variant, which is shown on dark devices unless another theme is chosen", () => {
    const { container } = render(
      <Picture image={{ ...scene, dark: fileNode("images/night.png") }} sizes="50vw" />,
    );
    const night = () => container.querySelector("source")?.getAttribute("media");
    expect(picture()).toHaveAttribute("src", "/static/scene.png");
    expect(container.querySelector("source")).toHaveAttribute("srcset", "/static/night.png 1200w");
    expect(night()).toBe(`screen and ${dark}`);
    act(() => choose("dark"));
    expect(night()).toBe("screen");
    setMedia(dark, true);
    act(() => choose("light"));
    expect(night()).toBe("not all");
  });

  it("is in the page twice if it has a dark variant and may be seen before any script", () => {
    render(<Picture paired image={{ ...scene, dark: fileNode("images/night.png") }} sizes="50vw" />);
    const sources = screen.getAllByRole("img", { name: "A ledger" }).map((img) => img.getAttribute("src"));
    expect(sources).toEqual(["/static/scene.png", "/static/night.png"]);
  });

  it("is replaced in both themes when the one that is seen cannot be loaded", () => {
    render(<Picture paired image={{ ...scene, dark: fileNode("images/night.png") }} sizes="50vw" />);
    const [light] = screen.getAllByRole("img", { name: "A ledger" });
    fireEvent.error(light as HTMLElement);
    const sources = screen.getAllByRole("img", { name: "A ledger" }).map((img) => img.getAttribute("src"));
    expect(new Set(sources)).toEqual(new Set([chrome().siteContent.placeholder.publicURL]));
  });

  it("is lit by the theme only if it is pale and has no dark variant", () => {
    const paint = (backgroundColor: string, dark: typeof scene.dark | ReturnType<typeof fileNode>) => {
      const src = fileNode("images/scene.png");
      src.childImageSharp.gatsbyImageData.backgroundColor = backgroundColor;
      const { container } = render(<Picture image={{ ...scene, src, dark }} sizes="50vw" />);
      return container.querySelector(".relit");
    };
    expect(paint("#e8f0f8", null)).not.toBeNull();
    expect(paint("#081828", null)).toBeNull();
    expect(paint("#1838c8", null)).toBeNull();
    expect(paint("#e8f0f8", fileNode("images/night.png"))).toBeNull();
  });
});
