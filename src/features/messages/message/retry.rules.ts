/** After how many minutes a message is tried again that could not be handed over (ME10). */
const waits = [1, 5, 30];

/** When a message is tried again that was tried so often, the last time now; undefined where it has failed for good. */
export function triedAgainAt(tries: number, now: Date): Date | undefined {
  const wait = waits[tries - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait * 60_000);
}

/** After so many milliseconds nobody is handing a message over any more: whoever began has died. */
export const longestHanding = 300_000;
