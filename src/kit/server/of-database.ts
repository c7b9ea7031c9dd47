import type { Database } from './db';

/**
 * A function that returns an object kept for a database: created when it is first asked for, and dropped with the database. Two products
 * in one process have two.
 */
export function ofDatabase<T>(make: () => T): (database: Database) => T {
  const kept = new WeakMap<Database, T>();
  return (database) => {
    const known = kept.get(database) ?? make();
    kept.set(database, known);
    return known;
  };
}
