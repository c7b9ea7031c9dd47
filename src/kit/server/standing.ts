import type { Database } from './db';
import type { Hindrance, Room } from './disk-space';

/** What a process knows of itself and of where it runs. */
export interface Standing {
  readonly version: string;
  readonly startedAt: Date;
  readonly hindrance: Hindrance;
  /** The room on the disk of the database; undefined where that is not seen from here. */
  readonly room: () => Promise<Room | undefined>;
}

const standings = new WeakMap<Database, Standing>();

/** Tells how the process that serves a database stands. */
export function standOn(database: Database, standing: Standing): void {
  standings.set(database, standing);
}

export function standingOf(database: Database): Standing | undefined {
  return standings.get(database);
}
