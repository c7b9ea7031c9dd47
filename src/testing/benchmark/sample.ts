import { allScenarios } from '../../../bench/beside-scenarios.mjs';
import type { Measurements } from '../../../bench/run.mjs';

const facts = {
  token: '',
  shopToken: '',
  logins: [],
  students: 1000,
  month: { from: '2026-01-01', to: '2026-01-31' },
  ids: [],
  names: [],
  wholeNames: [],
  seats: [],
  fees: [],
  oneFee: {},
  receipts: [],
  registers: [],
};
const measured = {
  requests: 1,
  failed: 0,
  firstFailure: '',
  rate: 1,
  p50: 1,
  p99: 1,
  ownCpu: 0,
  cpu: 1,
  stall: 0,
};
const levels = { 1: measured, 16: measured, 64: measured };
const stood = { stall: 1, worst: 1 };
const pace = { loop: 1, query: 1, fsync: 1 };
const closed = { rows: 5000, close: 1, update: 1 };

/** A run of the benchmark that measured all that there is, each figure 1. */
export function sampleOfBenchmark(): Measurements {
  const scenarios = allScenarios(facts, { items: [], customerID: '' }, { cashID: '' });
  return {
    plan: {
      students: 1000,
      milliseconds: 1,
      rounds: 1,
      turns: 1,
      starts: 1,
      connections: [1, 16, 64],
      mixedSeconds: 60,
      crowdSeconds: 10,
      typical: true,
      only: /^/,
      say: () => undefined,
    },
    rows: scenarios.map((scenario) => ({
      scenario,
      result: { product: levels, limit: levels, typical: levels, beside: levels },
      whys: [],
      moved: 1,
      times: 1,
    })),
    flat: scenarios
      .filter(({ flat }) => flat)
      .map(({ name, growth: most }) => ({ name, most, large: 1, small: 1, students: 200, fold: 100, why: undefined })),
    atOnce: { product: { rate: 1, p99: 1 }, limit: { rate: 1, p99: 1 }, typical: { rate: 1, p99: 1 } },
    mixed: { seconds: 60, requests: 1, rate: 1, p99: 1, cpu: 1, ownCpu: 0, samples: [], ...stood },
    file: {
      own: { rows: 1, seconds: 1, peak: 1, ...stood },
      limit: { rows: 1, seconds: 1, peak: 1, ...stood },
      typical: { rows: 1, seconds: 1, peak: 1, ...stood },
      copy: 1,
    },
    closes: { day: closed, first: closed, next: closed },
    pages: { page: 1, record: 1 },
    charge: { charged: 1, product: 1, limit: 1, fourKeys: 1, ...stood },
    starts: { product: 1, database: 1, limit: 1, typical: 1 },
    idle: { node: 1, postgres: 1 },
    verified: true,
    lasted: 1,
    paces: [pace],
    failures: [],
  };
}
