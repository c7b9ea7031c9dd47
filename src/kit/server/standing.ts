import type { Database } from './db';

/** What stands in the way of writing at the moment, if anything. */
export type Hindrance = () => 'disk' | undefined;

/** Room on a disk, in bytes: what is free, what there is in all, and what is the database's own. */
export interface Room {
  readonly free: number;
  readonly all: number;
  readonly reserve: number;
}

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
