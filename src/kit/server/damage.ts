import type { Database } from './db';

/** Damage of the database's files, as PostgreSQL reported it to a call. */
export interface Damage {
  readonly at: Date;
  /** PostgreSQL's own words: which page of which file. */
  readonly problem: string;
}

// Data or an index that is no longer what was written, a disk that fails to read, a file that is gone.
const damaged = new Set(['XX001', 'XX002', '58030', '58P01']);

/** True where PostgreSQL found its own files damaged: trying again does not help. */
export function isDamaged(error: unknown): error is Error {
  return error instanceof Error && damaged.has((error as { code?: string }).code ?? '');
}

const met = new WeakMap<Database, Damage>();

/** Remembers the latest damage, for the Health screen. */
export function noteDamage(database: Database, damage: Damage): void {
  met.set(database, damage);
}

/** The latest damage that this process has met; undefined if none. */
export function damageOf(database: Database): Damage | undefined {
  return met.get(database);
}
