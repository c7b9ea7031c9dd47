/** The kind of a student's records: money, which the access `fees` opens, or what only the access `all` opens (FA3). */
export type Seen = 'fees' | 'all';
