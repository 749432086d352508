/**
 * Keeps the page behind a dialog from scrolling, or lets it go. The scrollbar's space stays reserved where there is a
 * scrollbar: reserved where there is none, it would break lines anew and move what is in view (theme/global.css).
 */
export function holdPage(isHeld: boolean) {
  const { classList, clientWidth } = document.documentElement;
  classList.toggle("barred", isHeld && innerWidth > clientWidth);
  classList.toggle("locked", isHeld);
}
