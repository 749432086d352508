/** Leads on before anything is painted; search and hash go along. */
export function leave(to: string) {
  document.documentElement.classList.add("leaving");
  location.replace(to + location.search + location.hash);
}
