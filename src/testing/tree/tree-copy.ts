import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#kit/server/project-root';

/** The folders that are not of the tree: made, fetched, or a user's data. */
const apart = new Set(['.git', '.cache', 'node_modules', 'dist', 'coverage', 'data', 'data-demo']);

/** A copy of the tree as it stands, in which a test may change what it likes. */
export interface TreeCopy {
  readonly folder: string;
  /** Runs a script of a package, such as `typescript/bin/tsc`, in the copy. */
  run(script: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ran>;
  /** Runs tests of the copy and answers their report, as Vitest writes it; undefined where it wrote none. */
  test(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Report | undefined>;
  remove(): void;
}

interface Ran {
  readonly code: number | null;
  /** What it printed, to both. */
  readonly said: string;
}

/** The part of Vitest's report as JSON that is read here. */
export interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export function copyTree(): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-tree-'));
  for (const part of readdirSync(projectRoot))
    if (!apart.has(part)) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const run: TreeCopy['run'] = (script, args, env = {}) =>
    new Promise((resolve) => {
      // A run of its own would be told apart by this run's variables.
      const own = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined, ...env };
      const program = join(folder, 'node_modules', script);
      const child = spawn(process.execPath, [program, ...args], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: own,
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
      child.on('close', (code) => resolve({ code, said }));
    });
  return {
    folder,
    run,
    test: async (args, env) => {
      const report = join(folder, '.cache', 'report.json');
      rmSync(report, { force: true });
      await run('vitest/vitest.mjs', ['run', ...args, '--reporter=json', `--outputFile=${report}`], env);
      return reportIn(report);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function reportIn(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
