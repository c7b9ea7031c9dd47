// npm run bench: seeds an academy of 100,000 students, measures the product through HTTP beside the limit and a typical server, and prints
// one table. All it makes is thrown away.
//
//   -- seed --data FOLDER [--students 100000]   only makes a data folder, for DATA_DIR=FOLDER npm start
//   -- --quick                                  a small one in seconds, to see that it works
//   -- --data FOLDER --small FOLDER             on copies of seeded folders: of 100,000 students and of 1,000
//   -- --minutes 60                             how long the mixed load lasts; 1 unless told
//   -- --only REGEX                             only figures so named: --only 'counter|account|close' is where money is taken and counted
//   -- --spoil REGEX                            has the rows so named fail, to see that each of them fails alone
//   -- --no-typical                             without the typical server, whose packages are installed when it is first measured
//   -- --document                               writes the table into docs/performance.md
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, leave, requireNode } from '../scripts/prepare.mjs';
import { beginRun } from '../scripts/run-folder.mjs';

requireNode();
const { values, positionals } = readOptions();
beginRun();
ensureInstalled();
ensureBuilt();
const say = (/** @type {string} */ line) => console.log(line);
if (positionals[0] === 'seed') await seed();
else await bench();

async function seed() {
  const { makeData } = await import('./prepare-data.mjs');
  const { owner } = await import('./product.mjs');
  const dataDir = resolve(values.data ?? leave('Say where: --data FOLDER'));
  const began = performance.now();
  await makeData(dataDir, Number(values.students), say);
  say(
    `Seeded in ${((performance.now() - began) / 1000).toFixed(1)} s. Log in as ${owner.username} with '${owner.password}'.`,
  );
}

async function bench() {
  const { runBench } = await import('./run.mjs');
  const { tableOf } = await import('./table.mjs');
  const sizes = values.quick
    ? {
        students: 1000,
        milliseconds: 20,
        rounds: 1,
        turns: 1,
        starts: 1,
        connections: [1, 16, 64],
        mixedSeconds: 1,
        crowdSeconds: 1,
        typical: false,
      }
    : {
        students: Number(values.students),
        milliseconds: 700,
        rounds: 2,
        turns: 3,
        starts: 3,
        connections: [1, 16, 64],
        mixedSeconds: Number(values.minutes) * 60,
        crowdSeconds: 10,
        typical: !values['no-typical'],
      };
  const done = await runBench({
    ...sizes,
    data: values.data === undefined ? undefined : resolve(values.data),
    small: values.small === undefined ? undefined : resolve(values.small),
    only: new RegExp(values.only, 'i'),
    spoil: values.spoil === undefined ? undefined : new RegExp(values.spoil, 'i'),
    say,
  });
  const table = tableOf(done);
  say(`\n${table}`);
  if (values.document) (await import('./document.mjs')).writeDocument('bench', table);
  process.exitCode = done.verified && done.failures.length === 0 ? 0 : 1;
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        small: { type: 'string' },
        students: { type: 'string', default: '100000' },
        quick: { type: 'boolean', default: false },
        minutes: { type: 'string', default: '1' },
        only: { type: 'string', default: '' },
        spoil: { type: 'string' },
        'no-typical': { type: 'boolean', default: false },
        document: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error));
  }
}
