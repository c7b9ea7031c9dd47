import { useEffect, useRef } from 'react';
import { placeHere } from '#kit/web/call';
import { useWrites } from '#kit/web/offline/writes';
import { counterPath } from './counter.contract';
import { paidOf, type Waiting, waitingAt } from './waiting.rules';

/** The payments of this device that the server has not answered yet. One that arrives is taken off what the device has seen. */
export function useWaiting(): readonly Waiting[] {
  const waiting = waitingAt(counterPath, useWrites(placeHere(counterPath).account));
  const before = useRef<readonly Waiting[]>([]);
  useEffect(() => {
    const gone = before.current.filter(({ _id }) => waiting.every((one) => one._id !== _id));
    before.current = waiting;
    if (gone.length === 0) return;
    // A device that stores nothing has nothing to subtract it from.
    import('./seen').then(({ notePaid }) => notePaid(paidOf(gone))).catch(() => {});
  });
  return waiting;
}
