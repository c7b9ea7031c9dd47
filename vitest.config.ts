import { configDefaults, defineConfig } from 'vitest/config';

/** A limit ends what hangs; it is no measure. A busy machine may be ten times slower than a quiet one. */
const limits = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
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
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...limits,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          ...limits,
          // Each file runs a browser and a server with its database; two at a time are what two cores carry.
          maxWorkers: 2,
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
