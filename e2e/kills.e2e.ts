// Proves R 2.4.
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readPostmaster } from '#database/embedded/process';
import { reachRunning } from '#database/embedded/running';
import { academyMoney } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { battery } from '#testing/battery';
import { type Calls, callsOf, saved } from './academy';
import { type Product, runProgram, startProduct } from './product';

const kills = battery('kills of server and database under load', { few: 3, gate: 20, goal: 1000, perRun: 15_000 });
const admin = { ADMIN_EMAIL: 'head@academy.test', ADMIN_PASSWORD: 'a long way to Kismaayo' };
const writers = 4;

interface Acknowledged {
  readonly table: 'course' | 'fee_receipt';
  readonly _id: string;
}

test(
  'killed in any order under load, server and database lose no acknowledged write and take no payment twice',
  async () => {
    const failures: string[] = [];
    const acknowledged: Acknowledged[] = [];
    let product = await startProduct({ env: admin });
    const { dataDir } = product;
    onTestFinished(async () => void (await product.stop()));
    const { token, fees } = await prepare(callsOf(product.url));
    const load = writing(() => callsOf(product.url), token, fees, acknowledged, failures);
    for (let kill = 0; kill < kills.size; kill++) {
      await sleep(200 + kills.random() * 600);
      const victim = ['server', 'database', 'both'][Math.floor(kills.random() * 3)] ?? 'both';
      const before = postmaster(dataDir);
      if (victim !== 'server') process.kill(before, 'SIGKILL');
      if (victim !== 'database') {
        await killServer(product);
        product = await startProduct({ env: admin, dataDir });
      }
      // Workers of a killed database live, and answer, for a moment longer.
      if (victim !== 'server') await expect.poll(() => postmaster(dataDir)).not.toBe(before);
      await well(product);
      const lost = await missing(dataDir, acknowledged);
      if (lost.length > 0) failures.push(`kill ${kill} of ${victim}: ${lost.length} acknowledged writes are gone`);
    }
    await load.stop();
    const lost = await missing(dataDir, acknowledged);
    if (lost.length > 0) failures.push(`in the end: ${lost.length} acknowledged writes are gone`);
    const proof = await runProgram('verify', { DATA_DIR: dataDir });
    if (proof.code !== 0) failures.push(`npm run verify: ${proof.said} ${proof.complained}`);
    expect(acknowledged.length).toBeGreaterThan(kills.size);
    console.log(`${acknowledged.length} acknowledged writes were looked up.`);
    expect(kills.report(kills.size, failures)).toEqual([]);
  },
  kills.patience,
);

/** Students with a fee each that is paid in ones. */
async function prepare(calls: Calls): Promise<{ token: string; fees: readonly Fee[] }> {
  const login = { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  const { token } = (await saved(calls.call('POST', 'login', { body: login }))).body;
  const records = academyRecords(calls, token);
  const money = academyMoney(calls, token);
  const place = await records.class();
  const fees: Fee[] = [];
  for (let number = 0; number < 2; number++) {
    const student = await records.student();
    const feeItems = [{ feeName: 'Registration', feetype: 'Registrationfee', feeAmount: 100_000 }];
    await saved(money.enrol(student, place, { feeItems }));
    const { body } = await calls.call('GET', `fee?studentID=${student._id}`, { token });
    fees.push(body[0]);
  }
  return { token, fees };
}

interface Fee {
  readonly _id: string;
  readonly studentID: { readonly _id: string };
}

/** Writes without a pause; what is answered with success is written down. A call without an answer is made again as it was. */
function writing(
  calls: () => Calls,
  token: string,
  fees: readonly Fee[],
  acknowledged: Acknowledged[],
  failures: string[],
) {
  const stopped = new AbortController();
  const write = async (writer: number) => {
    for (let number = 0; !stopped.signal.aborted; number++) {
      const fee = fees[(writer + number) % fees.length];
      const table = number % 2 === 0 && fee ? 'fee_receipt' : 'course';
      const _id = randomUUID();
      const body =
        table === 'course'
          ? { _id, courseName: `Course ${_id}`, coursePrice: 1, courseDuration: 1, courseLevel: 'basic' }
          : {
              _id,
              feeID: fee?._id,
              studentID: fee?.studentID._id,
              AmountPaid: 1,
              phonePaid: '252615550101',
              phoneReceipt: '252615550101',
              datePaid: '2026-03-10',
            };
      const path = table === 'course' ? 'courses' : 'receipt';
      while (!stopped.signal.aborted) {
        const answer = await calls()
          .call('POST', path, { token, body })
          .catch(() => undefined);
        if (answer?.status === 200) {
          acknowledged.push({ table, _id });
          break;
        }
        if (answer && answer.status !== 503 && answer.status !== 409) failures.push(`${answer.status} ${answer.text}`);
        await sleep(50);
      }
    }
  };
  const running = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}

function postmaster(dataDir: string): number {
  return readPostmaster(realpathSync(join(dataDir, 'postgres')))?.pid ?? 0;
}

async function killServer({ process: child }: Product): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function well({ url }: Product): Promise<void> {
  for (let look = 0; look < 600; look++) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(50);
  }
  throw new Error('The product did not come back');
}

/** Acknowledged writes that the database does not hold, asked of the database itself. */
async function missing(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const client = new pg.Client(await reachRunning(dataDir, 'Daftar'));
  await client.connect();
  try {
    const gone: string[] = [];
    for (const table of ['course', 'fee_receipt'] as const) {
      const ids = acknowledged.filter((one) => one.table === table).map(({ _id }) => _id);
      const { rows } = await client.query<{ _id: string }>(
        `select a._id from unnest($1::uuid[]) a(_id) where not exists (select from academy.${table} t where t._id = a._id)`,
        [ids],
      );
      gone.push(...rows.map(({ _id }) => _id));
    }
    return gone;
  } finally {
    await client.end();
  }
}
