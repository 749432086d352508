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

const uiIcon = (shapes: string): Drawing => ({ shapes });

/** The user interface's own icons, which do not come from content. */
export const uiIcons = {
  arrow: uiIcon('<path d="M5 12h14M13 6l6 6-6 6"/>'),
  away: uiIcon('<path d="M7 17 17 7M9 7h8v8"/>'),
  chevron: uiIcon('<path d="m6 9 6 6 6-6"/>'),
  previous: uiIcon('<path d="m15 5-7 7 7 7"/>'),
  next: uiIcon('<path d="m9 5 7 7-7 7"/>'),
  pause: uiIcon('<path d="M9 5v14M15 5v14"/>'),
  play: uiIcon('<path d="M8 5.2v13.6a.6.6 0 0 0 .92.5l10.4-6.8a.6.6 0 0 0 0-1L8.92 4.7a.6.6 0 0 0-.92.5Z"/>'),
  close: uiIcon('<path d="M6 6l12 12M18 6 6 18"/>'),
  menu: uiIcon('<path d="M4 8h16M4 16h16"/>'),
  sun: uiIcon(
    '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
  ),
  moon: uiIcon('<path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z"/>'),
  alert: uiIcon('<circle cx="12" cy="12" r="9"/><path d="M12 7.5v5.5M12 16.4v.1"/>'),
  check: uiIcon('<path d="m5 12.5 4.5 4.5L19 7.5"/>'),
};
