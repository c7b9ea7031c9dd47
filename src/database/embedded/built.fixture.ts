import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#kit/server/project-root';

/** Where `buildFixture` puts a fixture of this folder as a program that node runs. */
export function programOf(name: string): string {
  return join(projectRoot, '.cache', `${name}-test`, `${name}.js`);
}

/** Builds `NAME.fixture.ts` as the product is built, for a process of its own. */
export async function buildFixture(name: string): Promise<void> {
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, `${name}.fixture.ts`),
      outDir: join(programOf(name), '..'),
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
}
