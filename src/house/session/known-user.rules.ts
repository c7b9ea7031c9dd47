/** As long as a session may last at most (A19). */
const longest = 7 * 86_400_000;

/** Nothing that was read before this instant (ms) is shown without a network any more. */
export function oldest(now: number): number {
  return now - longest;
}

/** True while someone who was last seen online then may go on without a login. */
export function isFresh(seenAt: number, now: number): boolean {
  return seenAt > oldest(now) && seenAt <= now;
}
