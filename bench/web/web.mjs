// npm run bench:web: an academy of 10,000 students in Chromium, over Slow 4G with a processor a quarter as fast as this one: when a screen
// is seen, when it can be used, and how long it takes to answer a key or a tap. Prints one table.
//
//   -- --rounds 5           visits of each screen, of which the median counts
//   -- --students 10000     how large the academy is
//   -- --data FOLDER        on a copy of a seeded folder (npm run bench -- seed --data FOLDER)
//   -- --only REGEX         only screens so named
//   -- --document           writes the table into docs/performance.md
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, leave, requireNode } from '../../scripts/prepare.mjs';
import { beginRun } from '../../scripts/run-folder.mjs';

requireNode();
const values = readOptions();
beginRun();
ensureInstalled();
ensureBuilt();
if (!(Number(values.rounds) >= 1 && Number(values.students) >= 200)) leave('At least 1 round, and 200 students.');
const { visitAll } = await import('./visit-all.mjs');
const { webTableOf } = await import('./table.mjs');
const { done, nextPage } = await visitAll({
  rounds: Number(values.rounds),
  students: Number(values.students),
  only: new RegExp(values.only, 'i'),
  data: values.data === undefined ? undefined : resolve(values.data),
  say: (line) => console.log(line),
});
const table = webTableOf(done, nextPage);
console.log(`\n${table}`);
if (values.document) (await import('../document.mjs')).writeDocument('bench:web', table);

function readOptions() {
  try {
    return parseArgs({
      options: {
        rounds: { type: 'string', default: '5' },
        students: { type: 'string', default: '10000' },
        data: { type: 'string' },
        only: { type: 'string', default: '' },
        document: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error));
  }
}
