/** Gives the focus to a box that took the place of the one that had it, unless the focus has moved on meanwhile. */
export function takeOver(box: HTMLInputElement | null): void {
  if (document.activeElement === document.body) box?.focus();
}
