import { flushSync } from 'react-dom';
import { makeStore, useStore } from '#kit/web/store';

interface Finding {
  /** True from the moment that someone starts to search. */
  readonly isWanted: boolean;
  /** The element that had the focus before. */
  readonly opener: HTMLElement | undefined;
}

const nobody: Finding = { isWanted: false, opener: undefined };
const finding = makeStore(nobody);

/** True while somebody searches. */
export function useFinding(): boolean {
  return useStore(finding).isWanted;
}

/** Begins a search: the search box got the focus without `find`. */
export function wantFinds(): void {
  finding.set({ ...finding.get(), isWanted: true });
}

/** Begins a search by moving the focus to the search box; does nothing while a dialog is open. */
export function find(): void {
  if (document.querySelector('[aria-modal="true"]')) return;
  const here = document.activeElement;
  const opener = here instanceof HTMLElement && here.id !== searchId ? here : finding.get().opener;
  // On a phone only then is the box visible and can take the focus.
  flushSync(() => finding.set({ isWanted: true, opener }));
  document.getElementById(searchId)?.focus();
}

/** Ends the search: something was found, or is no longer looked for. */
export function stopFinding(): void {
  finding.set({ ...finding.get(), isWanted: false });
}

/** Ends the search and returns the focus to what had it before. */
export function giveUpFinding(): void {
  const { opener } = finding.get();
  if (!opener || opener === document.body) return;
  stopFinding();
  opener.focus();
}

/** The id by which the top bar finds the search box when it is folded away. */
export const searchId = 'search';

/** Gives the focus to a box that took the place of the one that had it, unless the focus has moved on meanwhile. */
export function takeOver(box: HTMLInputElement | null): void {
  if (document.activeElement === document.body) box?.focus();
}
