import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../scripts/prepare.mjs';
import { allScenarios } from './beside-scenarios.mjs';
import { closing } from './closes.mjs';
import { crowd } from './crowd.mjs';
import { databaseStart, launchOf } from './database-start.mjs';
import { publicPage } from './public-page.mjs';
import { flatness } from './flatness.mjs';
import { stocked } from './stocked.mjs';
import { provideTypical } from './typical.mjs';
import { openAttempts } from './attempts.mjs';
import { measure } from './measure.mjs';
import { mixedLoad } from './mixed.mjs';
import { paceLine, paceOf, steadily } from './pace.mjs';
import { chargeAll, coldStart, copied, idleMemory, wholeCsv } from './once.mjs';
import { dataToSpend, removeFolder } from './prepare-data.mjs';
import { call, databaseOf, openOwner, startProduct } from './product.mjs';
import { smallerThan } from './seed/sizes.mjs';
import { startServer } from './server.mjs';

/**
 * @typedef {{ students: number, data?: string | undefined, small?: string | undefined, milliseconds: number, rounds: number, turns: number, starts: number,
 *   connections: number[], mixedSeconds: number, crowdSeconds: number, typical: boolean, only: RegExp, spoil?: RegExp | undefined,
 *   say: (line: string) => void }} Plan
 * @typedef {Awaited<ReturnType<typeof runBench>>} Measurements
 */

const own = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Measures everything, on data of its own that is thrown away.
 * @param {Plan} plan
 */
export async function runBench(plan) {
  const { say } = plan;
  say(`Data of ${plan.students} students...`);
  const folder = await dataToSpend(plan.data, plan.students, say);
  const smallFolder = await dataToSpend(plan.small, smallerThan(plan.students), () => undefined);
  /** @type {(() => Promise<void>)[]} */
  const running = [];
  try {
    return await measureOn(plan, folder, smallFolder, running);
  } finally {
    for (const stop of running.toReversed()) await stop().catch(() => undefined);
    removeFolder(folder);
    removeFolder(smallFolder);
  }
}

/** @param {Plan} plan @param {string} folder @param {string} smallFolder @param {(() => Promise<void>)[]} running */
async function measureOn(plan, folder, smallFolder, running) {
  const { say, only } = plan;
  const began = performance.now();
  const attempts = openAttempts(say);
  const { attempt } = attempts;
  /** @param {import('./server.mjs').Server} server */
  const keep = (server) => {
    running.push(server.stop);
    return server;
  };
  const known = await stocked(folder);
  const { facts, sessions } = known;
  const { token } = facts;
  const list = (/** @type {string} */ url) => call(url, 'student?page=1&pageSize=25', { token });
  const bare = (/** @type {string} */ url) =>
    fetch(`${url}/list?page=1`, { headers: { 'auth-token': token } }).then((a) => a.text());
  const starts = (/** @type {() => Promise<import('./server.mjs').Server>} */ start, first = bare) =>
    coldStart(plan.starts, start, first);
  const productStarts = await attempt('Cold start', () => starts(() => startProduct(folder), list));
  const idle = await attempt('Idle memory', () => idleMemory(folder, list));
  const starting = await startProduct(folder);
  const launch = launchOf(folder);
  await starting.stop();
  const database = launch && (await attempt('Start of the database', () => databaseStart(folder, launch, plan.starts)));
  say(
    `Cold start ${Math.round(productStarts ?? Number.NaN)} ms, of the database alone ${Math.round(database ?? Number.NaN)} ms.`,
  );

  const server = keep(await startProduct(folder));
  const env = { BENCH_DATABASE: JSON.stringify(databaseOf(folder).at) };
  const startLimit = () => startServer(own('limit/server.mjs'), env);
  const startTypical = () => startServer(own('typical/server.mjs'), env);
  const isTypical = plan.typical && (await provided(attempts, folder, known));
  const coldStarts = {
    product: productStarts,
    database,
    limit: await attempt('Cold start of the limit', () => starts(startLimit)),
    typical: isTypical ? await attempt('Cold start of the typical server', () => starts(startTypical)) : undefined,
  };
  const limit = keep(await startLimit());
  const typical = isTypical ? await attempt('The typical server', startTypical) : undefined;
  if (typical) keep(typical);
  /** @type {import('./measure.mjs').Contender[]} */
  const contenders = [
    { name: 'product', server },
    { name: 'limit', server: limit },
    ...(typical ? [{ name: /** @type {const} */ ('typical'), server: typical }] : []),
    { name: 'beside', server },
  ];
  const watch = await openOwner(folder);
  running.push(() => watch.end());
  const pace = () => paceOf(watch, folder);
  const paces = [await pace()];
  say(`Pace before: ${paceLine(paces)}.`);
  // First: its memory is a server's that has done nothing else. It is measured once, whatever the pace.
  const file = await attempt('CSV', () => filed(watch, { server, limit, typical, token }));
  paces.push(await pace());
  if (file)
    say(
      `CSV: ${file.own.rows} rows in ${file.own.seconds.toFixed(1)} s, ${Math.round(file.own.peak)} MiB; by COPY ${file.copy.toFixed(1)} s.`,
    );
  const scenarios = allScenarios(facts, known.shop, known.boxes)
    .filter(({ name }) => only.test(name))
    .map((scenario) => (plan.spoil?.test(scenario.name) ? spoilt(scenario) : scenario));
  const order = {
    milliseconds: plan.milliseconds,
    rounds: plan.rounds,
    connections: plan.connections,
    token,
    sessions,
  };
  const rows = [];
  for (const scenario of scenarios) {
    const measured = await steadily(pace, () => measure(scenario, contenders, order), plan.turns);
    const { moved, times } = measured;
    const { result, failed } = measured.result;
    paces.push(...measured.paces);
    const whys = [...failed.values()].map((why) => attempts.fail(scenario.name, why));
    rows.push({ scenario, result, whys, moved, times });
    const [one] = Object.values(result.product ?? {});
    say(
      `${scenario.name}: ${(one?.p50 ?? Number.NaN).toFixed(2)} ms; the pace moved ${moved.toFixed(2)} ×, measured ${times} ×`,
    );
  }
  const flat = await flatness(plan, { smallFolder, scenarios, large: server, running, attempts });
  const isMixed = plan.mixedSeconds > 0 && scenarios.some(({ weight = 0 }) => weight > 0);
  const mixed = isMixed
    ? await attempt('Mixed load', () => mixedLoad(server, scenarios, { seconds: plan.mixedSeconds, sessions, say }))
    : undefined;
  const atOnce = isMixed
    ? await attempt('Mixed load of 64', () =>
        crowd(contenders, scenarios, { ...order, connections: 64, milliseconds: plan.crowdSeconds * 1000 }),
      )
    : undefined;
  const isClosing = only.test('Close of a day');
  const closes = isClosing
    ? await attempt('Close of a day', () => closing(server, watch, { token, history: plan.students }))
    : undefined;
  const isPublic = only.test('Public page');
  const pages = isPublic ? await attempt('Public page', () => publicPage(server, facts)) : undefined;
  if (closes) say(`Close of ${closes.day.rows} rows ${closes.day.close.toFixed(2)} s.`);
  const charge = await attempt('Monthly charge', () => chargeAll(server, limit, { token, watch }));
  if (charge) say(`Charge of ${charge.charged}: ${charge.product.toFixed(1)} s.`);
  paces.push(await pace());
  say(`Pace after: ${paceLine(paces.slice(-1))}.`);
  for (const stop of running.splice(0).toReversed()) await stop();
  const verified = verify(folder) && verify(smallFolder);
  const lasted = (performance.now() - began) / 1000;
  return {
    plan,
    rows,
    flat,
    mixed,
    atOnce,
    file,
    closes,
    pages,
    charge,
    starts: coldStarts,
    idle,
    verified,
    lasted,
    paces,
    failures: attempts.failures,
  };
}

/**
 * The file of all attendance by the product, by the limit and by the typical server, beside COPY, which is asked first and twice, so that what all of them read
 * is as warm for one as for the other.
 * @param {import('pg').ClientBase} watch
 * @param {{ server: import('./server.mjs').Server, limit: import('./server.mjs').Server, typical: import('./server.mjs').Server | undefined,
 *   token: string }} of
 */
async function filed(watch, { server, limit, typical, token }) {
  const copy = Math.min((await copied(watch)).seconds, (await copied(watch)).seconds);
  const ofProduct = await wholeCsv(server, '/api/academy/attendence?format=csv', token);
  return {
    own: ofProduct,
    limit: await wholeCsv(limit, '/csv', token),
    typical: typical && (await wholeCsv(typical, '/csv', token)),
    copy,
  };
}

/** Whether the typical server has its packages and its tables. @param {import('./attempts.mjs').Attempts} attempts @param {string} folder @param {import('./stocked.mjs').Stocked} known */
async function provided({ attempt }, folder, known) {
  const done = await attempt('The typical server', () => provideTypical(folder, known).then(() => true));
  return done === true;
}

/** A row that fails, to see that it fails alone. @param {import('./scenarios.mjs').Scenario} scenario */
function spoilt(scenario) {
  return { ...scenario, product: () => ({ path: '/api/academy/no-such-call', token: '' }) };
}

/** Whether everything still adds up. @param {string} folder */
function verify(folder) {
  const done = spawnSync(process.execPath, [join(root, 'dist', 'server', 'verify.server.js')], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  if (done.status !== 0) process.stderr.write(`${done.stdout}${done.stderr}`);
  return done.status === 0;
}
