import type { Database } from './db';

/** Damage of the database's files, as PostgreSQL told of it when a call met it. */
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

/** Keeps the damage that was met last, for whoever asks how the database stands. */
export function noteDamage(database: Database, damage: Damage): void {
  met.set(database, damage);
}

/** What this process met last, since it began. */
export function damageOf(database: Database): Damage | undefined {
  return met.get(database);
}
