import { afterAll, beforeAll, expect, it } from 'vitest';
import { academyMoney } from '#testing/academy-money';
import { battery } from '#testing/battery';
import { sendFile } from '#testing/sent-file';
import { ownerPassword } from '#testing/test-app';
import { saved, setUpAcademy, userOf } from './academy';
import type { Attack, Attacked } from './exhaustion/attack';
import { type Bystander, watched, within } from './exhaustion/bystander';
import { callAttacks } from './exhaustion/calls';
import { exportAttacks } from './exhaustion/exports';
import { importAttacks } from './exhaustion/imports';
import { logins } from './exhaustion/logins';
import { pictureAttacks } from './exhaustion/pictures';
import { socketAttacks } from './exhaustion/sockets';
import { type Product, startProduct } from './product';

const attacks: readonly Attack[] = [
  ...socketAttacks,
  ...callAttacks,
  logins,
  ...exportAttacks,
  ...importAttacks,
  ...pictureAttacks,
];
const { size, isAlone, patience, report } = battery('exhaustion', {
  few: 5,
  gate: attacks.length,
  goal: attacks.length * 20,
  perRun: 30_000,
});

/** How long an attack and the quiet before it are watched, in milliseconds. */
const [quiet, attacked] = [700, 2_000];
/** A p99 up to this is taken for the usual one: the quiet before an attack is too short for its longest answer. */
const unnoticed = 150;
const rows = 4_000;
/** Megabytes that the threads for files, papers and pictures may keep between orders. */
const mostStored = 900;
/** One account may have little under way: an attacker has as many accounts as an office. */
const accounts = 16;

const day = () => new Date().toISOString().slice(0, 10);

let product: Product;
let target: Attacked;
let bystander: Bystander;
/** How many lines of refusals the activity log has. */
let refusals: () => Promise<number>;

beforeAll(async () => {
  product = await startProduct();
  const academy = await setUpAcademy(product.url);
  const { call, records, owner } = academy;
  const money = academyMoney(academy, owner);
  const student = await records.student();
  const place = await records.class();
  await money.enrol(student, place);
  const fee = (await money.chargeStudent(student, place, { feeAmount: 1_000_000 })).body.info[0];
  // Another person than the one who attacks.
  const { token } = await userOf(academy, 'admin', []);
  const paid = { AmountPaid: 0.01, phonePaid: '252615550303', datePaid: day() };
  const payment = { feeID: fee._id, studentID: student._id, ...paid };
  bystander = { url: product.url, token, payment };
  const head = 'studentName,studentPhone,studentGender,studentAddress,educationalLevel,username';
  const line = (nth: number) =>
    `Student ${nth},25261${1_000_000 + nth},female,${'Hodan '.repeat(30)},Bachelor,s.${nth}@hodan.test`;
  const file = `${head}\n${Array.from({ length: rows }, (_none, nth) => line(nth)).join('\n')}\n`;
  expect((await sendFile(academy, 'student/import', file, { token: owner })).body.saved).toBe(rows);
  const attacker = (nth: number) => `attacker.${nth}@academy.test`;
  // Opened before anybody attacks: an account that is attacked waits.
  const tokens: string[] = [];
  for (let nth = 0; nth < accounts; nth++) {
    const body = { name: 'An attacker', phone: `25261300${1000 + nth}`, userType: 'superAdmin' };
    const login = { username: attacker(nth), password: ownerPassword };
    await saved(call('POST', 'users', { token: owner, body: { ...body, ...login } }));
    tokens.push((await saved(call('POST', 'login', { body: login }))).body.token);
  }
  const { _id: subjectID } = await records.subject({ courseID: place.courseID._id });
  const marks = { classID: place._id, subjectID, items: [{ studentID: student._id, Amount: 1 }] };
  await saved(call('POST', 'marks/class', { token: owner, body: marks }));
  const [enrolled] = (await call('GET', `Enrollment?classID=${place._id}`, { token: owner })).body;
  refusals = async () => {
    const { headers } = await call('GET', 'activity?action=refused&page=1', { token: owner });
    return Number(headers['x-total-count']);
  };
  let handed = 0;
  target = {
    url: product.url,
    brand: 'academy',
    username: attacker(0),
    password: ownerPassword,
    token: tokens[0] ?? '',
    pupil: await records.portalTokenOf(student),
    marked: { enrollment: `Enrollment/${enrolled._id}`, marks },
    student: `student/${student._id}`,
    session: async () => tokens[handed++ % accounts] ?? '',
    call,
  };
});
afterAll(() => product.stop());

const nothing = () => Promise.resolve();

/** What is held of the database and of memory once everything has ended. */
async function held(): Promise<{ busy: number; waiting: number; megabytes: number }> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
  const connections = (state: string) => value(`database_connections{state="${state}"}`);
  return {
    busy: connections('all') - connections('idle'),
    waiting: connections('waiting'),
    megabytes: value('process_resident_memory_bytes') / 1_000_000,
  };
}

/** What an attack delays beyond what is usual just before it, and what failed for the others meanwhile. */
async function delaysUnder({ name, run }: Attack): Promise<{ delays: string[]; failed: string[] }> {
  const usual = await watched(bystander, quiet, nothing);
  const seen = await watched(bystander, attacked, (signal) => run(target, signal));
  const delays: string[] = [];
  for (const what of ['list', 'payment'] as const) {
    const [alone, under] = [within(99, usual[what]), within(99, seen[what])];
    const told = `${name}: ${what} p99 ${Math.round(alone)} to ${Math.round(under)} ms`;
    console.log(`exhaustion: ${told}`);
    // Nobody was answered at all where there is no number.
    if (!(under <= 3 * Math.max(alone, unnoticed))) delays.push(told);
  }
  const health = within(50, seen.health);
  if (!(health <= 100)) delays.push(`${name}: health ${Math.round(health)} ms at the median`);
  return { delays, failed: [...seen.failed] };
}

it(
  'one client that takes all it can delays nobody else, and nothing of it is left',
  async () => {
    const failures: string[] = [];
    let run = 0;
    await watched(bystander, quiet, nothing);
    const before = await held();
    for (; run < size; run++) {
      const attack = attacks[size < attacks.length ? Math.floor((run * attacks.length) / size) : run % attacks.length];
      if (!attack) break;
      const linesBefore = await refusals();
      const { delays, failed } = await delaysUnder(attack);
      const lines = (await refusals()) - linesBefore;
      if (attack.mostLines !== undefined && !(lines <= attack.mostLines))
        failures.push(`${attack.name}: ${lines} lines in the log`);
      if (isAlone && delays.length > 0) {
        // Two seconds have one slowest answer, and a machine has other work: an attack that delays anybody does so each time.
        const again = await delaysUnder(attack);
        failed.push(...again.failed);
        if (again.delays.length > 0) failures.push(...delays, ...again.delays);
      }
      if (failed.length > 0) failures.push(`${attack.name}: ${[...new Set(failed)].join(', ')}`);
      await expect.poll(async () => (await held()).busy, { message: attack.name }).toBeLessThanOrEqual(1);
    }
    const after = await held();
    console.log(`exhaustion: memory ${Math.round(before.megabytes)} to ${Math.round(after.megabytes)} MB`);
    if (after.waiting > 0) failures.push(`${after.waiting} calls wait for a connection`);
    // Idle threads keep what they have loaded: about as much after one round of attacks as after twenty.
    if (after.megabytes > before.megabytes + mostStored)
      failures.push(`memory grew to ${Math.round(after.megabytes)} MB`);
    expect(report(run, failures)).toEqual([]);
  },
  patience,
);
