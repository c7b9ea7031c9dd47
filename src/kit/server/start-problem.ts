/**
 * The error of a start that cannot go on for a reason the operator can remove. The launcher prints only its message: a
 * stack trace would suggest a defect, and this is not one.
 */
export function startProblem(message: string): Error {
  return Object.assign(new Error(message), { name: 'StartProblem' });
}

/** True for an error made by `startProblem`. */
export function isStartProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartProblem';
}

/**
 * The error of a start without space on the disk; undefined for any other text that a program or PostgreSQL gave as its
 * reason.
 */
export function fullDiskProblem(reason: string, dataDir: string): Error | undefined {
  if (!/No space left on device|disk full/i.test(reason)) return undefined;
  return startProblem(`There is no room left on the disk of ${dataDir}. Make some, or set DATA_DIR to another disk.`);
}

const damage =
  /could not locate a valid checkpoint|database files are incompatible|incorrect checksum in control file|invalid page in block|PANIC:|is not a valid data directory|could not open (?:file|directory) "(?:global|base|pg_)/;

/** The error of a start with damaged or missing database files; undefined for any other text that PostgreSQL gave. */
export function damageProblem(reason: string, folder: string, says: string): Error | undefined {
  if (!damage.test(reason)) return undefined;
  return startProblem(
    `The database files in ${folder} are damaged. Check the disk, and restore the newest backup with 'npm run restore'. What was there is kept beside it. ${says}`,
  );
}

/** The code of an error of Node.js or PostgreSQL, such as `ENOENT` or `57P03`; undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
