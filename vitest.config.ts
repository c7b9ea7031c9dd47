import { configDefaults, defineConfig } from 'vitest/config';

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
          // Some read the whole source: a busy machine takes its time.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/**/*.server.test.ts'],
          exclude: [...configDefaults.exclude, 'bench/**'],
          globalSetup: ['src/kit/server/embedded/test-server.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
