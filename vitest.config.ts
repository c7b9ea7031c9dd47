import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { coreBrowserFiles, laterServerFiles, ofFeatures } from './scripts/rings.mjs';

/** A limit ends what hangs; it is no measure. A busy machine may be ten times slower than a quiet one. */
const limits = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 60_000 } } };

/** What takes longest, longest first: whatever begins last should be short, so that no worker goes on alone. */
const longest = [
  ...coreBrowserFiles.map((name) => `e2e/${name}.`),
  'e2e/accessibility',
  'e2e/person-page',
  // Two files.
  'e2e/offline',
  'e2e/payloads',
  'e2e/upgrade',
  'e2e/backup',
  'e2e/journey',
  'e2e/rows',
  'e2e/lists',
  'e2e/layout',
  'e2e/budget',
  'e2e/live',
  'e2e/unattended',
  'src/testing/permissions.server',
  'src/testing/interleaving',
  // It fills the example that other files find filled.
  'src/app/checks',
  'src/testing/api-fuzz',
  'src/testing/bad-input',
  'src/testing/backup/backup',
  'src/testing/unread-answers',
  'src/testing/answers-beside',
  'src/testing/voids',
  'src/testing/whole-lists',
  'src/testing/demo/crew-story',
  'money-model',
];

/** What judges by a clock runs beside nothing else: the battery `timed`. */
const timed = '**/*.timed.*';
/** What runs the product with programs of others, which have to be installed: the battery `outside`. */
const outside = '**/*.outside.*';
/** First of all: the folders of the run. */
const run = 'src/testing/run.ts';
/** A PostgreSQL, and in it the database that every test's is copied from. */
const database = ['src/database/embedded/test-server.ts', 'src/testing/template.ts'];
const core = coreBrowserFiles.map((name) => `e2e/${name}.e2e.ts`);

/** With every feature off what needs one is left out: the battery `old-clients`. */
const needing = process.env.TEST_FEATURES === 'off' ? ofFeatures : [];

/**
 * A worker runs much code a few times: compiled for speed later, and with more room before what is young is collected, it needs
 * an eighth less of the processor.
 */
const execArgv = ['--interrupt-budget=4000000', '--max-semi-space-size=64'];
/** A test of the server waits for its database, or a slow reader: three fill two cores. Rules and pages go along with them. */
const three = { isolate: false, maxWorkers: 3, execArgv, sequence: { groupOrder: 1 }, ...limits };
/** What a test of the server runs with besides: a database, and a hash that costs nothing. */
const server = {
  ...three,
  // A real hash takes 20 ms of the processor, and a login needs two.
  alias: { '@node-rs/argon2': join(import.meta.dirname, 'src/testing/quick-hashes.ts') },
  globalSetup: [run, ...database],
};

/** Each file runs a browser and a server with its database, and waits half of its time for a page: four fill two cores. */
const browser = {
  isolate: false,
  globalSetup: [run, 'e2e/first-start.ts'],
  ...limits,
  maxWorkers: 4,
  sequence: { groupOrder: 2 },
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const known = longest.findIndex((name) => moduleId.includes(`/${name}`));
      return known < 0 ? longest.length : known;
    };
    const order = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort((one, other) => order(one) - order(other) || place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A configuration of its own: the one for the web app brings plugins that tests of rules and servers do not need.
    watch: false,
    // What is written down is written by `npm run sheets` alone.
    update: 'none',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, timed, 'src/**/*.server.test.ts', 'src/**/*.web.test.tsx'],
          globalSetup: [run],
          ...three,
        },
      },
      {
        // Parts of the kit's pages, used by keys and clicks in a document in memory.
        test: {
          name: 'page',
          include: ['src/**/*.web.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['src/testing/page-setup.ts'],
          globalSetup: [run],
          ...three,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/**/*.server.test.ts'],
          exclude: [...configDefaults.exclude, timed, ...laterServerFiles, ...needing],
          ...server,
        },
      },
      {
        // What a test of some slices cannot see: the others beside them. `npm run trust -- whole`.
        test: {
          name: 'whole',
          include: ['src/{features,house}/**/*.server.test.ts'],
          exclude: [...configDefaults.exclude, timed, ...laterServerFiles],
          ...server,
          alias: {
            ...server.alias,
            '#app/few': join(import.meta.dirname, 'src/testing/few-is-whole.ts'),
            '#testing/held-to': join(import.meta.dirname, 'src/testing/held-to-description.ts'),
          },
        },
      },
      {
        // `npm test` leaves these to `npm run trust`.
        test: { name: 'server-later', include: [...laterServerFiles], ...server },
      },
      {
        test: { name: 'browser', include: core, ...browser },
      },
      {
        // `npm test` leaves these to `npm run trust -- browser`.
        test: {
          name: 'browser-later',
          include: ['e2e/**/*.e2e.ts'],
          exclude: [...configDefaults.exclude, outside, ...core],
          ...browser,
        },
      },
      {
        // Two products and their servers each: `npm run trust -- outside`.
        test: { name: 'outside', include: [`e2e/${outside}`], ...browser, maxWorkers: 2, sequence: { groupOrder: 5 } },
      },
      {
        // Real hashes, and one file at a time: `npm run trust -- timed`.
        test: {
          name: 'timed',
          include: [`src/${timed}`],
          globalSetup: [run, ...database],
          ...limits,
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
      {
        // What is only measured: `npm test` does not ask for it.
        test: {
          name: 'bench',
          include: ['bench/**/*.measure.ts'],
          ...limits,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
