declare module '#kit/server/plain-tables' {
  interface PlainTables {
    /** Hints that nobody wants to see any more. */
    dismissed: { what: string; createdAt: Date; userID: string | null };
  }
}

/** The name under which the first steps are dismissed. */
export const firstStepsHint = 'first steps';
