// Proves DE11, DE13.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, unnamed } from '#kit/server/sql/statement';
import { type TestApp, startTestApp } from '#testing/test-app';
import { leftToPay } from './debt.rules';
import { anyDay, anyDue } from './due.fixture';
import { nextDueOf, overdueOf } from './due.rules';
import { firstOpen, openBefore } from './due.server';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const columns = { balance: sql`t.balance`, paid: sql`t.paid`, dueDate: sql`t.due`, plan: sql`nullif(t.plan, 'null')` };
const academy = { brand: 'academy' };

it('what is open and due of three thousand random debts is the same to the database as to the rules', async () => {
  const debts = fc.sample(fc.tuple(anyDue, anyDay), { numRuns: 3_000, seed: 20_261_123 });
  const rows = debts.map(([debt, day]) => ({
    balance: leftToPay(debt.owed, debt.paid),
    paid: debt.paid,
    due: debt.dueDate,
    plan: debt.instalments ?? null,
    day,
  }));
  const found = await ask<{ overdue: number; next: string | null }>(
    app.database,
    unnamed(sql`select ${openBefore(academy, columns, sql`t.day`)}::float8 as overdue, ${firstOpen(academy, columns)}::text as next
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(balance numeric, paid numeric, due date, plan jsonb, day date)`),
  );
  const expected = debts.map(([debt, day]) => ({ overdue: overdueOf(debt, day), next: nextDueOf(debt) }));
  expect(found.filter((one, index) => JSON.stringify(one) !== JSON.stringify(expected[index]))).toEqual([]);
  expect(found).toHaveLength(debts.length);
});
