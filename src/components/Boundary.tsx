import { Component, type ReactNode } from "react";
import { appSelector } from "../framework/gatsbyRuntime";
import { tellBroken } from "../services/alive";
import { isNavigatedTo, servedHtml } from "../services/served";

interface BoundaryProps {
  /** A selector for the content inside; undefined around the whole app. */
  place?: string;
  /** Set if the scripts in <head> handle its controls, so that they work without React. */
  independent?: boolean;
  children?: ReactNode;
}

/**
 * Confines an exception to the part of the page where it happened: the server's HTML replaces what React gave up, as on
 * a page without JavaScript. A page that the app navigated to has no server HTML, so its document is loaded once.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  /** Read once, since the visitor may navigate away. */
  private html: string | undefined;

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    if (this.html === undefined && isNavigatedTo()) location.reload();
    else if (this.html === undefined || !this.props.place) tellBroken();
  }

  /** Otherwise the part of the page that failed would stay, on every page that follows. */
  override componentDidUpdate(_: BoundaryProps, before: { failed: boolean }) {
    if (before.failed && isNavigatedTo()) location.reload();
  }

  override render() {
    const { place = appSelector, independent, children } = this.props;
    if (!this.state.failed) return children;
    this.html ??= servedHtml(place);
    return (
      <div
        className={independent ? undefined : "restored"}
        style={{ display: "contents" }}
        dangerouslySetInnerHTML={{ __html: this.html ?? "" }}
      />
    );
  }
}
