const hour = 3_600_000;
const idle = 12 * hour;
const longest = 7 * 24 * hour;
/** A session is extended in steps of this length, because each extension writes to the database. */
const step = hour / 4;

/** When a session that starts now expires if it is not used, and when it ends in any case (A19). */
export function start(now: Date): { readonly expiresAt: Date; readonly endsAt: Date } {
  return { expiresAt: new Date(now.getTime() + idle), endsAt: new Date(now.getTime() + longest) };
}

/** The new expiry of a session in use; undefined while the old one is late enough. */
export function slide(session: { readonly expiresAt: string; readonly endsAt: string }, now: Date): Date | undefined {
  const wanted = Math.min(now.getTime() + idle, Date.parse(session.endsAt));
  return wanted - Date.parse(session.expiresAt) >= step ? new Date(wanted) : undefined;
}
