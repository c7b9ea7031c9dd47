import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryDataDir } from '#database/embedded/test-server';

// The module's own name must be in the program before it can be added to.
export type { ProvidedContext } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after the first start, which a product that is given none begins with a copy of. */
    started: string;
  }
}

/** A data folder of its own as the first start leaves it: nobody has set anything up. */
export function copyOfStarted(started: string): string {
  const dataDir = temporaryDataDir();
  // The files stay those of the account that PostgreSQL runs as.
  execFileSync('cp', ['-a', join(started, '.'), dataDir]);
  return dataDir;
}
