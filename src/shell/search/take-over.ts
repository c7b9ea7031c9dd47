/** Gives the focus to a box that took the place of the one that had it: who has gone on meanwhile is left alone. */
export function takeOver(box: HTMLInputElement | null): void {
  if (document.activeElement === document.body) box?.focus();
}
