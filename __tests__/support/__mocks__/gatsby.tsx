import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { chrome } from "../site";

/** Queries are answered by `chrome`; what is inside the template is only read by Gatsby's compiler. */
export const graphql = () => undefined;

export const useStaticQuery = chrome;

export const navigate = jest.fn();

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
}

/** A link that tells `navigate` where it would go. */
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
