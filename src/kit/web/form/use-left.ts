import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** How long, in ms, a press of the mouse takes, during which nothing may move under it. */
const press = 200;

type Left = Pick<FocusEvent<HTMLElement>, 'currentTarget' | 'relatedTarget'>;

/**
 * Reports a moment later that a field was left: by then its control has interpreted the text, and what is being pressed has not moved.
 * Not for a move to a button, which shows errors itself.
 */
export function useLeft(onLeft: (name: string) => void): (name: string, event: Left) => void {
  const latest = useRef(onLeft);
  useLayoutEffect(() => {
    latest.current = onLeft;
  });
  return (name, { currentTarget, relatedTarget }) => {
    if (relatedTarget instanceof HTMLButtonElement || currentTarget.contains(relatedTarget)) return;
    setTimeout(() => latest.current(name), press);
  };
}

/** The properties of a form that reports which of its fields was left, as `useLeft` does for one; a field carries its name as `data-field`. */
export function useLeftWithin(onLeft: (name: string) => void) {
  const left = useLeft(onLeft);
  return {
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // The button of a calendar is beside its control, and is part of the field.
      const field =
        target.closest('.mantine-Input-wrapper')?.querySelector<HTMLElement>('[data-field]') ??
        target.closest<HTMLElement>('[data-field]');
      if (field) left(field.dataset.field ?? '', { currentTarget: field, relatedTarget });
    },
  };
}
