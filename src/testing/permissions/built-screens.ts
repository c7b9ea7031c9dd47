import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/server/project-root';
import { everyEntity } from '#testing/example-records';

const opened = new Set(
  [
    ...readFileSync(join(projectRoot, 'src/app/screens.tsx'), 'utf8').matchAll(/^\s*'(\/[^']*)': \(\) => import\(/gm),
  ].map(([, path]) => path ?? ''),
);
const ofEntities = new Set(everyEntity.flatMap((of) => of.screen?.path ?? []));

/** A screen is there once its page opens or its entity stands; until then its rows wait. */
export function screenIsBuilt(path: string): boolean {
  return opened.has(path) || ofEntities.has(path);
}
