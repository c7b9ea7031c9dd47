import type { KeyboardEvent } from 'react';

const fields = 'input[data-mark]';
const button = 'button[type="submit"]';

/** Enter and the arrows go from student to student; after the last one comes the button that saves. */
export function moveAlong(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
  if (!isBack && event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const all = [...(form?.querySelectorAll<HTMLInputElement>(fields) ?? [])];
  const at = all.indexOf(event.currentTarget);
  const next = isBack ? all[at - 1] : all[at + 1];
  if (next) return next.focus();
  if (event.key === 'Enter' && !isBack) form?.querySelector<HTMLButtonElement>(button)?.focus();
}

/** Whoever has chosen class and subject goes on at the first student without a mark. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const all = [...(form?.querySelectorAll<HTMLInputElement>(fields) ?? [])];
  all.find(({ value }) => value === '')?.focus({ preventScroll: true });
}

/** The field of the row in which something was pressed. */
export function focusField(pressed: HTMLElement): void {
  pressed.closest('[data-row]')?.querySelector<HTMLInputElement>(fields)?.focus();
}

/** Scrolls to what cannot be saved as it is. */
export function focusWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[data-wrong] input')?.focus();
}
