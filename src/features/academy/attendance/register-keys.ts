import type { KeyboardEvent } from 'react';

/** Moves from student to student on Up and Down, with which radio buttons by themselves would change the mark. */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest('fieldset');
  if (!row || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  focusIn(event.key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling);
}

/** After a key changed the mark, the focus goes along to the choice that it made, unless it has gone on to another student. */
export function stayInRow(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest('fieldset');
  requestAnimationFrame(() => {
    // If the focus returned to this row, the next key would mark the wrong student.
    if (row?.contains(document.activeElement)) focusIn(row);
  });
}

function focusIn(row: Element | null): void {
  row?.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus();
}
