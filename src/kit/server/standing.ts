import type { Database } from './db';

/** What currently prevents writing, if anything. */
export type Hindrance = () => 'disk' | undefined;

/** Space on a disk, in bytes: free, total, and reserved for the database. */
export interface Room {
  readonly free: number;
  readonly all: number;
  readonly reserve: number;
}

/** What a process knows about itself and about where it runs. */
export interface Standing {
  readonly version: string;
  readonly startedAt: Date;
  readonly hindrance: Hindrance;
  /** The space on the database's disk; undefined if it cannot be seen from here. */
  readonly room: () => Promise<Room | undefined>;
}

const standings = new WeakMap<Database, Standing>();

/** Records the state of the process that serves a database. */
export function standOn(database: Database, standing: Standing): void {
  standings.set(database, standing);
}

/** The facts that the process serving a database knows about itself; undefined before it has started. */
export function standingOf(database: Database): Standing | undefined {
  return standings.get(database);
}
