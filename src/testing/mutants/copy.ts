import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, type Report } from '#testing/tree/tree-copy';
import { type Mutant, nearest } from './mutant';

/** The result of the nearest tests for a mutant: the test that failed, that none did, or that they could not be run. */
export type Verdict = { readonly seenBy: string } | 'not seen' | 'not run';

/** A copy of the tree in which mutants are made, one at a time. */
export interface Copy {
  /** Makes a mutant, runs the nearest tests up to the first that fails, and undoes the mutant. */
  judge(mutant: Mutant): Promise<Verdict>;
  remove(): void;
}

/** Copies the tree for mutants. Its tests share this run's PostgreSQL unless a migration is what is changed. */
export function copyForMutants(postgres: unknown): Copy {
  const copy = copyTree();
  return {
    judge: async (mutant) => {
      const file = join(copy.folder, mutant.file);
      const whole = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        whole.replace(mutant.find, () => mutant.by),
      );
      const shared = mutant.file.startsWith('migrations/') ? {} : { TEST_POSTGRES: JSON.stringify(postgres) };
      try {
        const args = ['--project', 'unit', '--project', 'page', '--project', 'server', '--bail=1', ...nearest(mutant)];
        return verdictOf(await copy.test(args, shared));
      } finally {
        writeFileSync(file, whole);
      }
    },
    remove: copy.remove,
  };
}

function verdictOf(report: Report | undefined): Verdict {
  if (!report) return 'not run';
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  if (failed) return { seenBy: failed.fullName };
  return report.numPassedTests > 0 && report.testResults.every(({ message }) => !message) ? 'not seen' : 'not run';
}
