import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** How long, in ms, a press of the mouse takes: until it is over nothing moves under it. */
const press = 200;

/**
 * Tells that a field was left, a moment later: what its control makes of the text when it is left has arrived then, and what is being
 * pressed has not moved. A button says by itself what is wrong.
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
