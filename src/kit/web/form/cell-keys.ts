import type { KeyboardEvent } from 'react';

// A field of a sheet is an input marked with the name of its column (`data-cell`), inside a row marked as one (`data-row`).
const fields = 'input[data-cell]';
const button = 'button[type="submit"]';

/** Moves from row to row within a column on Enter and the arrows; after the last row, to the button that saves. */
export function moveAlong(event: KeyboardEvent<HTMLInputElement>): void {
  if (isOther(event)) return;
  const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
  if (!isBack && event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const all = columnOf(event.currentTarget);
  const at = all.indexOf(event.currentTarget);
  const next = isBack ? all[at - 1] : all[at + 1];
  if (next) return next.focus();
  if (event.key === 'Enter' && !isBack) form?.querySelector<HTMLButtonElement>(button)?.focus();
}

/**
 * Moves like `moveAlong` in a sheet of several columns. The sideways arrows also move to the next field, once the cursor is at the end of
 * the text.
 */
export function moveAround(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return moveAlong(event);
  if (isOther(event) || event.shiftKey || !leaves(event.currentTarget, event.key)) return;
  const row = [...(event.currentTarget.closest('[data-row]')?.querySelectorAll<HTMLInputElement>(fields) ?? [])];
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const step = (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  const next = row[row.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isOther({ nativeEvent, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || altKey || ctrlKey || metaKey;
}

/** Whether an arrow key leaves a field, which is written from left to right in every language; one with all its text selected is left at once. */
function leaves({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return isWhole || (key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length);
}

function columnOf(field: HTMLInputElement): HTMLInputElement[] {
  const all = [...(field.form?.querySelectorAll<HTMLInputElement>(fields) ?? [])];
  return all.filter(({ dataset }) => dataset.cell === field.dataset.cell);
}

/** Moves the focus to the first empty field, where work goes on. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const all = [...(form?.querySelectorAll<HTMLInputElement>(fields) ?? [])];
  all.find(({ value }) => value === '')?.focus({ preventScroll: true });
}

/** Focuses the field of the row in which something was pressed. */
export function focusField(pressed: HTMLElement): void {
  pressed.closest('[data-row]')?.querySelector<HTMLInputElement>(fields)?.focus();
}

/** Scrolls to what cannot be saved as it is. */
export function focusWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[data-wrong] input')?.focus();
}
