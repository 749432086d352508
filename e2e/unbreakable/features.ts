/** Something that a browser may lack, or that may be switched off, and the page of the site that needs it most. */
interface Feature {
  name: string;
  page: string;
  /** Runs in the page before any script of it. */
  remove(): void;
}

const home = "/";
const form = "/contact";

export const features: Feature[] = [
  {
    name: "dialogs without methods",
    page: home,
    remove: () => {
      for (const method of ["showModal", "show", "close"])
        Reflect.deleteProperty(HTMLDialogElement.prototype, method);
    },
  },
  { name: "no dialogs", page: home, remove: () => Reflect.deleteProperty(window, "HTMLDialogElement") },
  {
    name: "no popovers",
    page: "/provenance",
    remove: () => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
  },
  {
    name: "no IntersectionObserver",
    page: home,
    remove: () => Reflect.deleteProperty(window, "IntersectionObserver"),
  },
  {
    name: "an IntersectionObserver that throws",
    page: home,
    remove: () => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error("No intersections");
        }
      } as unknown as typeof IntersectionObserver;
    },
  },
  { name: "no ResizeObserver", page: home, remove: () => Reflect.deleteProperty(window, "ResizeObserver") },
  {
    name: "a ResizeObserver that throws",
    page: home,
    remove: () => {
      window.ResizeObserver = class {
        constructor() {
          throw new Error("No sizes");
        }
      } as unknown as typeof ResizeObserver;
    },
  },
  {
    name: "no MutationObserver",
    page: form,
    remove: () => Reflect.deleteProperty(window, "MutationObserver"),
  },
  {
    name: "media queries without listeners",
    page: home,
    remove: () => {
      for (const method of ["addEventListener", "removeEventListener"])
        Object.defineProperty(MediaQueryList.prototype, method, { value: undefined });
    },
  },
  {
    name: "no requestIdleCallback",
    page: form,
    remove: () => {
      Reflect.deleteProperty(window, "requestIdleCallback");
      Reflect.deleteProperty(window, "cancelIdleCallback");
    },
  },
  {
    name: "a storage that throws",
    page: form,
    remove: () => {
      for (const storage of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("Denied", "SecurityError");
          },
        });
    },
  },
  {
    name: "no storage",
    page: form,
    remove: () => {
      for (const storage of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, storage, { value: undefined });
    },
  },
  {
    name: "no IndexedDB",
    page: form,
    remove: () => Object.defineProperty(window, "indexedDB", { value: undefined }),
  },
  {
    name: "no BroadcastChannel",
    page: form,
    remove: () => Reflect.deleteProperty(window, "BroadcastChannel"),
  },
  {
    name: "no view transitions",
    page: "/provenance",
    remove: () => Reflect.deleteProperty(Document.prototype, "startViewTransition"),
  },
  { name: "no structuredClone", page: home, remove: () => Reflect.deleteProperty(window, "structuredClone") },
  {
    name: "no AbortSignal.timeout",
    page: form,
    remove: () => Reflect.deleteProperty(AbortSignal, "timeout"),
  },
  { name: "no AbortController", page: form, remove: () => Reflect.deleteProperty(window, "AbortController") },
  {
    name: "no WebCrypto",
    page: form,
    remove: () => Object.defineProperty(window, "crypto", { value: undefined }),
  },
  { name: "no fetch", page: form, remove: () => Reflect.deleteProperty(window, "fetch") },
  {
    name: "no scrolling by script",
    page: home,
    remove: () => {
      Reflect.deleteProperty(Element.prototype, "scrollTo");
      Reflect.deleteProperty(Element.prototype, "scrollIntoView");
    },
  },
  {
    name: "a window that does not scroll by options",
    page: home,
    remove: () => {
      const { scrollTo } = window;
      window.scrollTo = ((...to: unknown[]) => {
        if (typeof to[0] === "object") throw new TypeError("Two numbers, please");
        scrollTo(to[0] as number, to[1] as number);
      }) as typeof window.scrollTo;
    },
  },
  {
    name: "no animations by script",
    page: home,
    remove: () => Reflect.deleteProperty(Element.prototype, "animate"),
  },
  {
    name: "a scroll event that nobody may hear",
    page: home,
    remove: () => {
      const { addEventListener } = window;
      window.addEventListener = ((type: string, ...rest: [EventListener]) => {
        if (type === "scroll") throw new Error("No scrolling");
        addEventListener.call(window, type, ...rest);
      }) as typeof window.addEventListener;
    },
  },
];
