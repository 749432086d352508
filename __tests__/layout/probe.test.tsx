import { render, screen } from "@testing-library/react";
import { Layout } from "../../src/layout/Layout";
it("renders", () => { render(<Layout path="/">hi</Layout>); screen.getByText("hi"); console.log(screen.getAllByRole("link").length, screen.getAllByRole("button").map(b=>b.getAttribute("aria-label")??b.textContent)); });
