import { css, Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { type CloseButtonProps, ToastContainer, toast } from "react-toastify";
import { Icon, uiIcons } from "../Icon";

export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  text: string;
  /** Label of the toast's close button. */
  closeLabel: string;
  /** Whether the page has announced it already, so that screen readers need not read the toast. */
  quiet?: boolean;
}

/** How long a toast stays, in ms (specification 9). */
const duration = 5000;

/**
 * The current toast: a new message replaces it (specification 4). Each has its own id, because a toast that is closing
 * can no longer be updated, and a new one with the same id would be dropped.
 */
let shown: string | number = "";

let mounted = false;

function mount(closeLabel: string) {
  if (mounted) return;
  mounted = true;
  const element = document.body.appendChild(document.createElement("div"));
  keepFocus(element);
  createRoot(element).render(
    <>
      <Global styles={look} />
      {/* Alerts are read out anyway, and quiet toasts must not be: react-toastify's live region would read both. */}
      <div ref={(host) => host?.querySelector("[aria-live]")?.setAttribute("aria-live", "off")}>
        <ToastContainer
          position="top-right"
          autoClose={duration}
          limit={1}
          icon={false}
          closeOnClick={false}
          draggable={false}
          hideProgressBar={false}
          closeButton={(props) => <CloseButton {...props} label={closeLabel} />}
        />
      </div>
    </>,
  );
}

/** Keeps a toast open while it has the focus, and restores the previous focus when it closes. */
function keepFocus(element: HTMLElement) {
  let before: HTMLElement | null = null;
  const isOutside = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && !element.contains(target);

  element.addEventListener("focusin", ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) before = relatedTarget;
    toast.pause({ id: shown });
  });
  element.addEventListener("focusout", () => toast.play({ id: shown }));
  element.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("button"))) return;
    const next = before?.isConnected ? before : document.querySelector("main");
    if (element.contains(document.activeElement)) next?.focus({ preventScroll: true });
  });
}

const CloseButton = ({ closeToast, label }: CloseButtonProps & { label: string }) => (
  <button type="button" className="toast-close" aria-label={label} onClick={() => closeToast()}>
    <Icon drawing={uiIcons.close} size={18} />
  </button>
);

export const hideToast = () => toast.dismiss(shown);

export function showToast({ kind, title, text, closeLabel, quiet = false }: ToastMessage) {
  mount(closeLabel);
  const content = (
    <div className="toast-content">
      <Icon drawing={kind === "success" ? uiIcons.check : uiIcons.alert} size={22} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </div>
  );
  const role = quiet ? "group" : "alert";
  if (toast.isActive(shown)) {
    toast.update(shown, { render: content, type: kind, role, autoClose: duration });
  } else {
    shown = toast(content, { type: kind, role });
  }
}

const look = css`
  :root {
    --toastify-color-light: var(--bg);
    --toastify-text-color-light: var(--fg);
    --toastify-color-success: var(--success);
    --toastify-color-error: var(--danger);
    --toastify-font-family: var(--font-sans);
    /* Below the header: at the bottom it would lie over the footer's links, next to the form that it speaks of. */
    --toastify-toast-top: calc(var(--header) + 0.75rem + env(safe-area-inset-top));
    --toastify-toast-width: 24rem;
    --toastify-toast-bd-radius: var(--radius-m);
    --toastify-toast-shadow: var(--shadow);
  }
  /* This animation is the toast's timer, so reduced motion (global.css) must not shorten it. */
  .Toastify__progress-bar--animated {
    animation-duration: ${duration}ms !important;
  }
  .Toastify__toast-container {
    top: var(--toastify-toast-top) !important;
  }
  .Toastify__toast {
    border: 1px solid var(--line);
    font-size: var(--text-small);
    line-height: 1.45;
  }
  .toast-content {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75rem;
    padding-inline-end: 2rem;
  }
  .Toastify__toast--success .toast-content > svg {
    color: var(--success);
  }
  .Toastify__toast--error .toast-content > svg {
    color: var(--danger);
  }
  .toast-close {
    position: absolute;
    top: 0.25rem;
    right: 0.25rem;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--fg-muted);
  }
`;
