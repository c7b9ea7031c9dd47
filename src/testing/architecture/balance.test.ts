import { expect, it } from 'vitest';
import { balanceFindings } from './balance';
import { readSources } from './source';

it('what is left to pay is calculated in one place, in money and in SQL', () => {
  expect(balanceFindings(readSources())).toEqual([]);
});

it.each([
  ['by the operator', 'const left = fee.feeAmount - fee.feePaid;'],
  ['in cents', 'const left = (total - paid) / 100;'],
  ['by the money module', 'const left = minus(Total, stored.amountPaid);'],
  ['in SQL', 'const left = `select t."feeAmount" - t."feePaid" from fee t`;'],
  ['in SQL that is put together', 'const left = `${owed} - ${paid}`;'],
  ['in a fragment of SQL', 'const left = sql`${sql.ref(owed)} - ${sql.ref(debt.paid)}`;'],
  ['in SQL over receipts', `const left = 'd.total - coalesce(sum(r.paid), 0)';`],
])('what is left to pay is found calculated %s', (_how, source) => {
  expect(balanceFindings({ 'src/features/a/a.server.ts': source })).toHaveLength(1);
});
