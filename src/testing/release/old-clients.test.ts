// Proves AL23.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { added } from './answers';

it('every member that older answers lack is on the list of what an older client may notice', () => {
  const told = readFileSync(join(projectRoot, 'docs/old-clients.md'), 'utf8');
  expect([...added].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
