/** What of a student is asked for: money, which the access fees opens, or what only the access all does (FA3). */
export type Seen = 'fees' | 'all';
