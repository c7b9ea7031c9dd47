import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../scripts/prepare.mjs';
import { allScenarios } from './beside-scenarios.mjs';
import { closing } from './closes.mjs';
import { publicPage } from './public-page.mjs';
import { stockAcademy } from './load/stock.mjs';
import { factsOf } from './load/facts.mjs';
import { stockShop } from './load/shop.mjs';
import { measure } from './measure.mjs';
import { mixedLoad } from './mixed.mjs';
import { paceLine, paceOf, steadily } from './pace.mjs';
import { chargeAll, coldStart, copied, idleMemory, wholeCsv } from './once.mjs';
import { dataToSpend, removeFolder } from './prepare-data.mjs';
import { call, databaseOf, openOwner, startProduct } from './product.mjs';
import { startServer } from './server.mjs';

/**
 * @typedef {{ students: number, data?: string | undefined, small?: string | undefined, milliseconds: number, rounds: number, starts: number,
 *   connections: number[], mixedSeconds: number, typical: boolean, only: RegExp, say: (line: string) => void }} Plan
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
  const smallFolder = await dataToSpend(
    plan.small,
    plan.students / 100 < 200 ? 200 : plan.students / 100,
    () => undefined,
  );
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
  /** @param {import('./server.mjs').Server} server */
  const keep = (server) => {
    running.push(server.stop);
    return server;
  };
  const first = await startProduct(folder);
  const { token } = await factsOfFolder(folder, first.url);
  await first.stop();
  const list = (/** @type {string} */ url) => call(url, 'student?page=1&pageSize=25', { token });
  const product = {
    coldStart: await coldStart(plan.starts, () => startProduct(folder), list),
    idle: await idleMemory(folder, list),
  };
  say(`Cold start ${Math.round(product.coldStart)} ms.`);

  const server = keep(await startProduct(folder));
  const env = { BENCH_DATABASE: JSON.stringify(databaseOf(folder).at) };
  const startLimit = () => startServer(own('limit/server.mjs'), env);
  const startTypical = () => startServer(own('typical/server.mjs'), env);
  const bare = (/** @type {string} */ url) =>
    fetch(`${url}/list?page=1`, { headers: { 'auth-token': token } }).then((a) => a.text());
  if (plan.typical) await provideTypical(folder);
  const starts = {
    product: product.coldStart,
    limit: await coldStart(plan.starts, startLimit, bare),
    typical: plan.typical ? await coldStart(plan.starts, startTypical, bare) : undefined,
  };
  const limit = keep(await startLimit());
  const typical = plan.typical ? keep(await startTypical()) : undefined;
  /** @type {import('./measure.mjs').Contender[]} */
  const contenders = [
    { name: 'product', server },
    { name: 'limit', server: limit },
    ...(typical ? [{ name: /** @type {const} */ ('typical'), server: typical }] : []),
    { name: 'beside', server },
  ];
  const facts = await factsOfFolder(folder, server.url);
  const watch = await openOwner(folder);
  running.push(() => watch.end());
  const pace = () => paceOf(watch, folder);
  const paces = [await pace()];
  say(`Pace before: ${paceLine(paces)}.`);
  // Both are asked before anything else, so that what they read is as warm for one as for the other.
  const copy = Math.min((await copied(watch)).seconds, (await copied(watch)).seconds);
  // First: its memory is a server's that has done nothing else. It is measured once, whatever the pace.
  const csv = await wholeCsv(server, '/api/academy/attendence?format=csv', facts.token);
  const limitCsv = await wholeCsv(limit, '/csv', facts.token);
  paces.push(await pace());
  say(
    `CSV: ${csv.rows} rows in ${csv.seconds.toFixed(1)} s, ${Math.round(csv.peak)} MiB; by COPY ${copy.toFixed(1)} s.`,
  );
  const shop = await stockShop(server.url, facts.shopToken);
  const boxes = await stockAcademy(watch, server.url, facts.token);
  const scenarios = allScenarios(facts, shop, boxes).filter(({ name }) => only.test(name));
  const order = {
    milliseconds: plan.milliseconds,
    rounds: plan.rounds,
    connections: plan.connections,
    token: facts.token,
    others: facts.others,
  };
  const rows = [];
  for (const scenario of scenarios) {
    const measured = await steadily(pace, () => measure(scenario, contenders, order));
    const { result, moved, times } = measured;
    paces.push(...measured.paces);
    rows.push({ scenario, result, moved, times });
    const [one] = Object.values(result.product ?? {});
    say(`${scenario.name}: ${one?.p50.toFixed(2)} ms; the pace moved ${moved.toFixed(2)} ×, measured ${times} ×`);
  }
  const flat = await flatness(plan, smallFolder, scenarios, server, running);
  const isMixed = plan.mixedSeconds > 0 && scenarios.some(({ weight = 0 }) => weight > 0);
  const mixed = isMixed ? await mixedLoad(server, scenarios, { seconds: plan.mixedSeconds, say }) : undefined;
  const closes = only.test('Close of a day')
    ? await closing(server, watch, { token: facts.token, history: plan.students })
    : undefined;
  const pages = only.test('Public page') ? await publicPage(server, facts) : undefined;
  if (closes) say(`Close of ${closes.day.rows} rows ${closes.day.close.toFixed(2)} s.`);
  const charge = await chargeAll(server, limit, facts.token);
  say(`Charge of ${charge.charged}: ${charge.product.toFixed(1)} s.`);
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
    csv,
    limitCsv,
    copy,
    closes,
    pages,
    charge,
    starts,
    idle: product.idle,
    verified,
    lasted,
    paces,
  };
}

/** @param {string} folder @param {string} url */
async function factsOfFolder(folder, url) {
  const client = await openOwner(folder);
  try {
    return await factsOf(client, url);
  } finally {
    await client.end();
  }
}

/** @param {string} folder @param {string} url */
async function smallFacts(folder, url) {
  const client = await openOwner(folder);
  try {
    const facts = await factsOf(client, url);
    return { facts, boxes: await stockAcademy(client, url, facts.token) };
  } finally {
    await client.end();
  }
}

/**
 * What costs the same however much there is, asked of the large and the small academy by turns: milliseconds of each.
 * @param {Plan} plan
 * @param {string} smallFolder
 * @param {readonly import('./scenarios.mjs').Scenario[]} scenarios
 * @param {import('./server.mjs').Server} large
 * @param {(() => Promise<void>)[]} running
 */
async function flatness(plan, smallFolder, scenarios, large, running) {
  const small = await startProduct(smallFolder);
  running.push(small.stop);
  const { facts, boxes } = await smallFacts(smallFolder, small.url);
  const asSmall = allScenarios(facts, { items: [], customerID: '' }, boxes);
  const order = { connections: [1], milliseconds: plan.milliseconds, rounds: plan.rounds + 1, token: facts.token };
  const found = [];
  for (const scenario of scenarios) {
    const twin = asSmall.find(({ name }) => name === scenario.name);
    if (!scenario.flat || !twin?.flat) continue;
    const p50 = async (
      /** @type {import('./scenarios.mjs').Scenario} */ one,
      /** @type {import('./server.mjs').Server} */ server,
    ) => {
      const result = await measure({ ...one, ask: one.flat ?? one.ask }, [{ name: 'product', server }], {
        ...order,
        rounds: 1,
      });
      return result.product?.[1]?.p50 ?? Number.NaN;
    };
    let [atLarge, atSmall] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < order.rounds; round++) {
      atLarge = Math.min(atLarge, await p50(scenario, large));
      atSmall = Math.min(atSmall, await p50(twin, small));
    }
    found.push({ name: scenario.name, most: scenario.growth, large: atLarge, small: atSmall });
    plan.say(`${scenario.name}: ${atLarge.toFixed(2)} ms, in the small academy ${atSmall.toFixed(2)} ms`);
  }
  return found;
}

/** Installs the typical server's own packages, and gives it the same records in tables of its own. @param {string} folder */
async function provideTypical(folder) {
  if (!existsSync(own('typical/node_modules'))) {
    const args = ['install', '--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--ignore-scripts'];
    const done = spawnSync('npm', args, { cwd: own('typical'), stdio: 'inherit', shell: process.platform === 'win32' });
    if (done.status !== 0)
      throw new Error("The typical server's packages could not be installed. Leave it out: --no-typical");
  }
  const client = await openOwner(folder);
  try {
    await client.query(
      `begin; set local statement_timeout to 0; ${readFileSync(own('typical/tables.sql'), 'utf8')}; commit`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
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
