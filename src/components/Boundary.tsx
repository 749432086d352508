import { Component, type ReactNode } from "react";
import { appSelector } from "../framework/gatsbyRuntime";
import { tellBroken } from "../services/alive";
import { isServed, servedHtml } from "../services/served";

interface BoundaryProps {
  /** A selector of what stands inside. Around the whole app there is none. */
  place?: string;
  /** Its controls belong to the scripts in <head>: they work without React. */
  independent?: boolean;
  children?: ReactNode;
}

/**
 * Keeps an exception to the part of the page where it happened: the HTML that the server sent takes the place of what
 * React gave up, as on a page without JavaScript. A page that the server did not send is loaded whole, once: then it
 * is one that it sent.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  /** Read once: the visitor may go on from this page. */
  private html: string | undefined;

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    if (this.html === undefined && !isServed()) location.reload();
    else if (this.html === undefined || !this.props.place) tellBroken();
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
