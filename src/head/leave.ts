/** Redirects before anything is painted, keeping the query and the hash. */
export function leave(to: string) {
  document.documentElement.classList.add("leaving");
  location.replace(to + location.search + location.hash);
}
