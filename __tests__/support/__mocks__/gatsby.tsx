import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { chrome } from "../site";

/** Queries return `chrome`; only Gatsby's compiler reads the text of the query. */
export const graphql = () => undefined;

export const useStaticQuery = chrome;

export const navigate = jest.fn();

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
}

/** A link that calls `navigate` with its target. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    navigate(to, { state });
  };
  return (
    <a href={to} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
