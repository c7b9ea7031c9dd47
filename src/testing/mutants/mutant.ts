import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#kit/server/project-root';

/** A small change of the kind that a developer makes by mistake. */
export interface Mutant {
  /** What the product would do then: the customer report counts voided invoices. */
  readonly does: string;
  readonly file: string;
  /** The text to be replaced, which is in the file once. */
  readonly find: string;
  readonly by: string;
  /** The nearest test files, or the beginnings of their paths; by default those of the file's own folder. */
  readonly near?: readonly string[];
}

/** The test files nearest to what a mutant changes. */
export function nearest({ file, near }: Mutant): readonly string[] {
  if (near) return near;
  const folder = dirname(file);
  return readdirSync(join(projectRoot, folder))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** Why a mutant cannot be made any more; undefined where it can. */
export function problemOf(mutant: Mutant): string | undefined {
  if (!existsSync(join(projectRoot, mutant.file))) return `${mutant.does}: there is no ${mutant.file}`;
  const times = readFileSync(join(projectRoot, mutant.file), 'utf8').split(mutant.find).length - 1;
  if (times !== 1) return `${mutant.does}: what is to be replaced stands ${times} times in ${mutant.file}`;
  const tests = nearest(mutant);
  if (tests.length === 0) return `${mutant.does}: no test lies beside ${mutant.file}`;
  const missing = tests.find((test) => !existsSync(join(projectRoot, test)));
  return missing && `${mutant.does}: there is no ${missing}`;
}
