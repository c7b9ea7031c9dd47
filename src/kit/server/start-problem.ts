/**
 * A start that cannot go on for a reason the operator can mend. The launcher prints its message alone,
 * without a stack: a stack says 'defect' to a reader, and this is not one.
 */
export function startProblem(message: string): Error {
  return Object.assign(new Error(message), { name: 'StartProblem' });
}

/** Whether an error was made by `startProblem`. */
export function isStartProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartProblem';
}

/** A start that finds no room on the disk; undefined for any other text that a program or PostgreSQL gave as its reason. */
export function fullDiskProblem(reason: string, dataDir: string): Error | undefined {
  if (!/No space left on device|disk full/i.test(reason)) return undefined;
  return startProblem(`There is no room left on the disk of ${dataDir}. Make some, or set DATA_DIR to another disk.`);
}

const damage =
  /could not locate a valid checkpoint|database files are incompatible|incorrect checksum in control file|invalid page in block|PANIC:|is not a valid data directory|could not open (?:file|directory) "(?:global|base|pg_)/;

/** A start that finds the database's own files damaged or gone; undefined for any other text that PostgreSQL gave. */
export function damageProblem(reason: string, folder: string, says: string): Error | undefined {
  if (!damage.test(reason)) return undefined;
  return startProblem(
    `The database files in ${folder} are damaged. Check the disk, and restore the newest backup with 'npm run restore'. What was there is kept beside it. ${says}`,
  );
}

/** The code that Node.js and PostgreSQL put on their errors, such as `ENOENT` or `57P03`. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
