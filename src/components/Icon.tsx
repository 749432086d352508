import type { Drawing } from "../shared/compiled";

interface IconProps {
  drawing: Drawing;
  /** Width and height in px. */
  size?: number;
  className?: string;
}

/** A decorative icon in the color of the text around it. */
export const Icon = ({ drawing, size = 24, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing.shapes }}
  />
);

const sign = (shapes: string): Drawing => ({ shapes });

/** The interface's own icons, which do not come from content. */
export const signs = {
  arrow: sign('<path d="M5 12h14M13 6l6 6-6 6"/>'),
  away: sign('<path d="M7 17 17 7M9 7h8v8"/>'),
  chevron: sign('<path d="m6 9 6 6 6-6"/>'),
  previous: sign('<path d="m15 5-7 7 7 7"/>'),
  next: sign('<path d="m9 5 7 7-7 7"/>'),
  pause: sign('<path d="M9 5v14M15 5v14"/>'),
  play: sign('<path d="M8 5.2v13.6a.6.6 0 0 0 .92.5l10.4-6.8a.6.6 0 0 0 0-1L8.92 4.7a.6.6 0 0 0-.92.5Z"/>'),
  close: sign('<path d="M6 6l12 12M18 6 6 18"/>'),
  menu: sign('<path d="M4 8h16M4 16h16"/>'),
  sun: sign(
    '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
  ),
  moon: sign('<path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z"/>'),
  alert: sign('<circle cx="12" cy="12" r="9"/><path d="M12 7.5v5.5M12 16.4v.1"/>'),
  check: sign('<path d="m5 12.5 4.5 4.5L19 7.5"/>'),
};
