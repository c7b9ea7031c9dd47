/** After how many minutes a message that could not be handed over is tried again (ME10). */
const waits = [1, 5, 30];

/** When a message is tried again after this many tries, the last one now; undefined if it has failed for good. */
export function triedAgainAt(tries: number, now: Date): Date | undefined {
  const wait = waits[tries - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait * 60_000);
}

/** After how many milliseconds the process that began to hand over a message counts as dead. */
export const longestHanding = 300_000;
