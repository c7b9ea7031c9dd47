import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** How long, in ms, a press of the mouse takes, during which nothing may move under it. */
const press = 200;

/**
 * Reports a moment later that a field was left: by then its control has interpreted the text, and what is being pressed has not moved.
 * Not for a move to a button, which shows errors itself.
 */
export function useLeft(onLeft: (name: string) => void): (name: string, event: FocusEvent<HTMLElement>) => void {
  const latest = useRef(onLeft);
  useLayoutEffect(() => {
    latest.current = onLeft;
  });
  return (name, { currentTarget, relatedTarget }) => {
    if (relatedTarget instanceof HTMLButtonElement || currentTarget.contains(relatedTarget)) return;
    setTimeout(() => latest.current(name), press);
  };
}
