import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A limit ends what hangs; it is no measure. A busy machine may be ten times slower than a quiet one. */
const limits = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 60_000 } } };

/** What takes longest, longest first: whatever begins last should be short, so that no worker goes on alone. */
const longest = [
  // Waits for most of its time, so that what runs beside it loses nothing.
  'src/kit/server/read/slow-readers',
  'e2e/accessibility',
  'e2e/payloads',
  'e2e/journey',
  'e2e/person-page',
  'e2e/backup',
  'e2e/rows',
  'e2e/offline',
  'e2e/upgrade',
  'e2e/lists',
  'e2e/budget',
  'e2e/layout',
  'src/testing/contributing',
  'src/testing/api-fuzz',
  'src/testing/bad-input',
  'src/testing/permissions.server',
  'src/testing/interleaving',
  'src/testing/money-model',
];

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
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, 'src/**/*.server.test.ts', 'src/**/*.web.test.tsx'],
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/**/*.server.test.ts'],
          isolate: false,
          exclude: [...configDefaults.exclude, 'bench/**'],
          globalSetup: ['src/database/embedded/test-server.ts'],
          // A test waits for its database, or a slow reader: three fill two cores.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          ...limits,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          isolate: false,
          globalSetup: ['e2e/first-start.ts'],
          ...limits,
          // Each file runs a browser and a server with its database, and waits half of its time for a page: four fill two cores.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
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
