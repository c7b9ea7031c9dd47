/** The longest that a session may last (A19). */
const longest = 7 * 86_400_000;

/** The instant (ms) before which anything read is no longer shown without a network. */
export function oldest(now: number): number {
  return now - longest;
}

/** True while somebody last seen online at that time may continue without a login. */
export function isFresh(seenAt: number, now: number): boolean {
  return seenAt > oldest(now) && seenAt <= now;
}
