import { makeStore } from './store';

const refusedSoFar = makeStore(0);

/** Tells those who asked that a call was refused for the time being: it may be that the server's disk is nearly full. */
export function tellDiskLow(): void {
  refusedSoFar.set(refusedSoFar.get() + 1);
}

/** Asks to be told; answers how to stop that. */
export const whenDiskLow = refusedSoFar.subscribe;
