// Proves R 2.5.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#testing/test-app';
import { loadDemo } from '#demo/load/load-demo.server';
import { shownPhone } from '#demo/academy/family-story.server';
import { academyDemo } from '#demo/academy/academy-demo.server';
import { academyPlan } from '#demo/academy/academy-plan';
import { joining } from '#demo/academy/fee-story.server';
import { demoPassword } from '#demo/demo-brand';
import { fewStudents, plannedAcademy, startExample } from './example';

describe('the example academy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startExample();
  });
  afterAll(() => app.stop());

  it('is the same each time', () => {
    expect(academyPlan('2026-11-21', fewStudents)).toEqual(academyPlan('2026-11-21', fewStudents));
  });

  it('has everyone and everything that was planned', async () => {
    const planned = (does: string) => plannedAcademy.steps.filter((step) => step.does === does).length;
    expect(await count('student')).toBe(fewStudents.students + joining.length);
    expect(await count('school_class')).toBe(fewStudents.classes);
    expect(await count(`enrollment where "enrolledStatus" <> 'waiting'`)).toBe(planned('enroll') + joining.length);
    // The fullest class has no seat left.
    expect(await count(`enrollment where "enrolledStatus" = 'waiting' and "chargedAt" is null`)).toBe(3);
    expect(await count('school_class where "roomID" is not null')).toBeGreaterThan(0);
    expect(await count('fee_receipt where "paymentID" is null')).toBe(planned('pay'));
    const scores = plannedAcademy.steps.flatMap((step) => (step.does === 'mark' ? step.scores : []));
    expect(await count('mark')).toBe(scores.length);
    expect(planned('pay')).toBeGreaterThan(50);
  });

  it('has money that adds up: what was paid of a fee is what its receipts say, and so is what was posted', async () => {
    expect(
      await numbers(`select f."feeNo" from academy.fee f where f."feePaid" <> coalesce(
        (select sum("AmountPaid") from academy.fee_receipt r where r."feeID" = f._id and r."voidedAt" is null), 0)
        - coalesce((select sum(returned) from academy.credit_note n where n."feeID" = f._id and n."voidedAt" is null), 0) or f."feePaid" > f."feeAmount"`),
    ).toEqual([]);
    const [sums] = await numbers(`select (select sum("AmountPaid") from academy.fee_receipt) as paid,
      (select sum(amount) from academy.money_transaction where type = 'student' and posted) as posted`);
    expect(sums?.paid).toEqual(sums?.posted);
  });

  it('has kept figures and totals that are what is counted', async () => {
    expect(await numbers('select * from academy.figure_difference')).toEqual([]);
    expect(await numbers('select * from academy.list_total_difference')).toEqual([]);
    expect(await numbers('select 1 from academy.figure')).not.toEqual([]);
    expect(await numbers(`select 1 from pg_trigger where tgenabled = 'D'`)).toEqual([]);
  });

  it('lies in the past: two years of it, in the order of the numbers, and nothing to come', async () => {
    const [span] = await numbers(`select min("createdAt") as first, max("createdAt") as last from academy.fee_receipt`);
    expect(Date.parse(String(span?.first))).toBeLessThan(Date.now() - 300 * 86_400_000);
    expect(Date.parse(String(span?.last))).toBeLessThanOrEqual(Date.now());
    expect(
      await numbers(
        `select 1 from academy.fee_receipt r join academy.fee_receipt s on s."receiptNo" = r."receiptNo" + 1 where s."createdAt" < r."createdAt"`,
      ),
    ).toEqual([]);
    expect(
      await numbers(
        `select 1 from academy.fee_receipt r join academy.fee f on f._id = r."feeID" where r."datePaid" < f."createdAt"::date`,
      ),
    ).toEqual([]);
  });

  it('lets the people log in whose logins it prints', async () => {
    for (const { username } of academyDemo(plannedAcademy).staff)
      expect((await app.call('POST', 'login', { body: { username, password: demoPassword } })).status, username).toBe(
        200,
      );
    expect((await app.call('POST', 'loginportal', { body: { stdID: 1001, password: demoPassword } })).status).toBe(200);
    const mother = { guardianPhone: shownPhone, password: demoPassword };
    expect((await app.call('POST', 'loginguardian', { body: mother })).body.token).toBeTruthy();
  });

  it('never mixes with data that is there already', async () => {
    const fill = vi.fn();
    const loaded = loadDemo({ database: app.database, say: () => undefined }, fill);
    await expect(loaded).rejects.toThrow('a data folder of its own');
    expect(fill).not.toHaveBeenCalled();
  });

  async function count(table: string): Promise<number> {
    const [row] = await numbers(`select count(*)::int as count from academy.${table}`);
    return Number(row?.count);
  }

  async function numbers(query: string): Promise<readonly Record<string, unknown>[]> {
    return (await app.database.pool.query<Record<string, unknown>>(query)).rows;
  }
});
