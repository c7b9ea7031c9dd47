import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished, test } from 'vitest';
import { saved, setUpAcademy } from '../e2e/academy';
import { login, owner, startDebianServer } from '../e2e/debian-servers';
import { feeOf, startProcesses } from '../e2e/processes';
import { type Product, startProduct } from '../e2e/product';
import { familyTime, processorTime } from './processor-time';

// npx vitest run --project bench bench/scaling.measure.ts
// All configurations run on one server in one run, by turns, so that their ratios mean something on
// any machine; the requests are made on the same machine and take their share of it.
const [connections, rounds, roundLasts] = [16, 5, 1_500];

interface Work {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: () => unknown;
}

test('requests a second with one and two processes, with and without pgbouncer', async () => {
  const server = await startDebianServer();
  onTestFinished(() => server.remove());
  const pooler = await server.pooler();
  const straight = await startProcesses({ DATABASE_URL: server.url(owner) });
  onTestFinished(() => straight.stop());
  const pooled = await startProcesses({ DATABASE_URL: pooler.url(login), DATABASE_OWNER_URL: server.url(owner) });
  onTestFinished(() => pooled.stop());
  const unprepared = await startProduct({
    env: { DATABASE_URL: server.url(owner), PREPARED_STATEMENTS: 'off', BACKUP: 'off' },
  });
  onTestFinished(async () => void (await unprepared.stop()));
  const academy = await setUpAcademy(straight.a.url);
  for (let number = 0; number < 200; number++) await academy.records.course({ courseName: `Course ${number}` });
  const fee = await feeOf(academy, 900_000);
  const pay = {
    feeID: fee._id,
    studentID: fee.studentID._id,
    AmountPaid: 0.01,
    phonePaid: '252615550303',
    datePaid: '2026-03-10',
  };
  const works: Record<string, Work> = {
    'a page of 25': { method: 'GET', path: 'courses?page=1&pageSize=25' },
    'a course saved': {
      method: 'POST',
      path: 'courses',
      body: () => ({ courseName: crypto.randomUUID(), coursePrice: 1, courseDuration: 1, courseLevel: 'basic' }),
    },
    'one fee paid by all': { method: 'POST', path: 'receipt', body: () => pay },
  };
  const [a, b] = [straight.a, straight.b];
  const configurations: Record<string, Product[]> = {
    'one process': [a],
    'two processes': [a, b],
    'one, nothing prepared': [unprepared],
    'one through pgbouncer': [pooled.a],
    'two through pgbouncer': [pooled.a, pooled.b],
  };
  for (const [name, work] of Object.entries(works)) {
    const found: Record<string, Round[]> = {};
    for (let turn = 0; turn < rounds; turn++)
      for (const [called, products] of Object.entries(configurations))
        (found[called] ??= []).push(await round(products, work, academy.owner, server.pid(), pooler.pid));
    for (const [called, all] of Object.entries(found)) {
      const of = (fact: keyof Round) => median(all.map((one) => one[fact]));
      console.log(
        `${name}, ${called}: ${of('rate').toFixed(0)}/s; processor time of a request: Node ${of('node').toFixed(2)} ms, PostgreSQL ${of('postgres').toFixed(2)} ms, pgbouncer ${of('pooler').toFixed(2)} ms`,
      );
    }
  }
});

interface Round {
  readonly rate: number;
  readonly node: number;
  readonly postgres: number;
  readonly pooler: number;
}

/** Requests a second, and what each took of the processors: that depends little on what else the machine does. */
async function round(
  products: readonly Product[],
  work: Work,
  token: string,
  postgres: number,
  pooler: number,
): Promise<Round> {
  const urls = products.map(({ url }) => url);
  const times = () => ({
    node: products.reduce((all, product) => all + processorTime(product.process.pid ?? 0), 0),
    postgres: familyTime(postgres),
    pooler: processorTime(pooler),
  });
  const before = times();
  const { rate, answered } = await load(urls, work, token);
  const after = times();
  const each = (name: keyof typeof before) => (after[name] - before[name]) / answered;
  return { rate, node: each('node'), postgres: each('postgres'), pooler: each('pooler') };
}

test('how late the replica is, and what a report costs there', async () => {
  const server = await startDebianServer();
  onTestFinished(() => server.remove());
  const replica = await server.replica();
  const both = await startProcesses({ DATABASE_URL: server.url(owner), REPLICA_URL: replica.url(owner) });
  onTestFinished(() => both.stop());
  const academy = await setUpAcademy(both.a.url);
  const clients = [server, replica].map(({ url }) => new pg.Client({ connectionString: url(owner) }));
  const [primary, copy] = clients;
  if (!primary || !copy) return;
  for (const client of clients) await client.connect();
  onTestFinished(async () => void (await Promise.all(clients.map((client) => client.end()))));
  const late: number[] = [];
  let behind = 0;
  for (let number = 0; number < 300; number++) {
    await academy.records.course({ courseName: `Course ${number}` });
    const { rows } = await primary.query<{ at: string }>('select pg_current_wal_flush_lsn() as at');
    const began = performance.now();
    for (let looks = 0; ; looks++) {
      const look = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached';
      if ((await copy.query<{ reached: boolean }>(look, [rows[0]?.at])).rows[0]?.reached) break;
      if (looks === 0) behind++;
    }
    late.push(performance.now() - began);
  }
  const sorted = late.toSorted((x, y) => x - y);
  console.log(`straight after a write the replica was behind in ${behind} of 300`);
  console.log(
    `it had replayed after ${show(sorted[150])} (median), ${show(sorted[297])} (99th of 100), ${show(sorted.at(-1))} (worst)`,
  );
  const report = {
    method: 'POST',
    path: 'reports/usersReport?page=1',
    body: () => ({ startDate: '2026-01-01', endDate: '2026-12-31' }),
  } as const;
  const plain = await startProduct({ env: { DATABASE_URL: server.url(owner), BACKUP: 'off' } });
  onTestFinished(async () => void (await plain.stop()));
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    rates[0].push((await load([plain.url], report, academy.owner)).rate);
    rates[1].push((await load([both.a.url], report, academy.owner)).rate);
  }
  const [own, there] = rates.map(median);
  console.log(`a small report: ${Math.round(own ?? 0)}/s on the primary, ${Math.round(there ?? 0)}/s on the replica`);
  await saved(both.onA('GET', 'courses?format=csv', { token: academy.owner }));
  const metrics = await (await fetch(`${both.a.url}/metrics`)).text();
  console.log(metrics.match(/^reports_total.*$/gm)?.join('\n'));
});

/** Requests answered in a second by processes that get them by turns. */
async function load(urls: readonly string[], work: Work, token: string): Promise<{ rate: number; answered: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const stopped = new AbortController();
  let answered = 0;
  const client = async (number: number) => {
    const url = `${urls[number % urls.length]}/api/academy/${work.path}`;
    while (!stopped.signal.aborted) {
      await ask(agent, url, work, token);
      answered++;
    }
  };
  const began = performance.now();
  const clients = Promise.all(Array.from({ length: connections }, (_, number) => client(number)));
  await sleep(roundLasts);
  stopped.abort();
  await clients;
  agent.destroy();
  return { rate: (answered * 1000) / (performance.now() - began), answered };
}

function ask(agent: Agent, url: string, { method, body }: Work, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { 'auth-token': token, 'content-type': 'application/json' } });
    sent.on('response', (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body()));
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0;
}

function show(milliseconds = 0): string {
  return `${milliseconds.toFixed(1)} ms`;
}
