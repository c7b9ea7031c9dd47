import { expect } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import { academyMoney, type Fee } from '#testing/academy-money';
import { type Academy, type Calls, callsOf, saved } from './academy';
import { type Product, runProgram, startProduct } from './product';

/** Processes on one database, by calls to each. */
export interface Processes {
  readonly a: Product;
  readonly b: Product;
  readonly onA: Calls['call'];
  readonly onB: Calls['call'];
  /** The same call at each by turns. */
  onEach(turn: number): Calls['call'];
  stop(): Promise<void>;
}

/** Starts two processes at the same moment. Their backups would only cost time. */
export async function startProcesses(env: Record<string, string>): Promise<Processes> {
  const start = () => startProduct({ env: { BACKUP: 'off', ...env } });
  const [first, second] = await Promise.allSettled([start(), start()]);
  if (first.status === 'rejected' || second.status === 'rejected') {
    for (const one of [first, second]) if (one.status === 'fulfilled') await one.value.stop();
    throw new Error([first, second].map((one) => (one.status === 'rejected' ? String(one.reason) : '')).join('\n'));
  }
  const [a, b] = [first.value, second.value];
  const [onA, onB] = [callsOf(a.url).call, callsOf(b.url).call];
  return {
    a,
    b,
    onA,
    onB,
    onEach: (turn) => (turn % 2 === 0 ? onA : onB),
    stop: async () => void (await Promise.all([a.stop(), b.stop()])),
  };
}

/** A student's fee of so much. */
export async function feeOf({ call, owner, records }: Academy, feeAmount: number): Promise<Fee> {
  const [student, place] = [await records.student(), await records.class()];
  const feeItems = [{ feeName: 'Registration', feetype: 'Registrationfee', feeAmount }];
  await saved(academyMoney({ call }, owner).enrol(student, place, { feeItems }));
  const { body } = await call('GET', `fee?studentID=${student._id}`, { token: owner });
  return body[0];
}

/** How often each status was answered. */
export function tally(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** What `npm run verify` says where it does not hold; empty where it does. */
export async function broken(databaseUrl: string): Promise<string> {
  const { code, said, complained } = await runProgram('verify', { DATABASE_URL: databaseUrl });
  return code === 0 ? '' : `${said}${complained}`;
}

/** Twenty payments at once of one fee that one of them pays, over both processes: one receipt, and the rest is refused. */
export async function payAtOnce(processes: Processes, academy: Academy): Promise<void> {
  const fee = await feeOf(academy, 10);
  const paid = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => academyMoney({ call: processes.onEach(turn) }, academy.owner).pay(fee, 10)),
  );
  expect(tally(paid)[200]).toBe(1);
  expect(paid.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await list(academy, `receipt?feeID=${fee._id}`)).length).toBe(1);
}

/** Creates at once over both processes: the numbers that people use follow one another without a gap. */
export async function numberAtOnce(processes: Processes, academy: Academy): Promise<void> {
  const body = (turn: number) => ({
    studentName: `Number ${turn}`,
    studentPhone: '252615550202',
    studentGender: 'female',
    studentAddress: 'Wadajir',
    educationalLevel: 'Secondary',
    // Every fifth is refused, and takes no number with it.
    username: turn % 5 === 4 ? 'no address' : `number.${turn}@academy.test`,
    password: 'pen and paper',
  });
  const made = await Promise.all(
    Array.from({ length: 30 }, (_, turn) =>
      processes.onEach(turn)('POST', 'student', { token: academy.owner, body: body(turn) }),
    ),
  );
  expect(tally(made)).toEqual({ 200: 24, 400: 6 });
  const numbers = made.flatMap(({ body: { info } }) => (info ? [Number(info.stdID)] : [])).toSorted((x, y) => x - y);
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, place) => (numbers[0] ?? 0) + place));
}

/** One request sent to both at once under one key, as a proxy does that tries again elsewhere: done once, answered alike. */
export async function repeatAtOnce({ onA, onB }: Processes, academy: Academy): Promise<void> {
  const fee = await feeOf(academy, 10);
  const pay = (call: Calls['call'], key: string, amount: number) =>
    call('POST', 'receipt', {
      token: academy.owner,
      headers: { 'idempotency-key': key },
      body: {
        feeID: fee._id,
        studentID: fee.studentID._id,
        AmountPaid: amount,
        phonePaid: '252615550303',
        datePaid: '2026-03-10',
      },
    });
  const [first, second] = await Promise.all([pay(onA, 'once', 4), pay(onB, 'once', 4)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.text).toBe(first.text);
  expect((await pay(onB, 'once', 5)).status).toBe(409);
  expect((await list(academy, `receipt?feeID=${fee._id}`)).length).toBe(1);
}

export async function list(
  { call, owner }: Academy,
  path: string,
  brand: Brand = 'academy',
): Promise<Record<string, unknown>[]> {
  return (await saved(call('GET', path, { token: owner, brand }))).body;
}
