import { makeStore } from './store';

const refusedSoFar = makeStore(0);

/** Announces that a call was refused for the time being, perhaps because the server's disk is nearly full. */
export function tellDiskLow(): void {
  refusedSoFar.set(refusedSoFar.get() + 1);
}

/** Subscribes to these announcements; returns a function that stops it. */
export const whenDiskLow = refusedSoFar.subscribe;
