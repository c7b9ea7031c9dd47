import { sql } from 'kysely';
import { language } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { noMoney, showMoney } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { settingsOf } from '#house/organisation/organisation.server';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import { overdueIn } from '#features/ledger/debt/due.server';
import { feeDebt } from './fee-debt.contract';
import { heldPaperProblem, heldPaperWarning } from './held-papers.rules';

/**
 * Refuses a paper to a student or guardian while fees are overdue, if the organisation is set to do so (FE10). Staff get the paper, with
 * a warning about what is overdue.
 */
export async function holdPaper(call: Call, studentID: string): Promise<void> {
  const { holdPapersForDues, features } = call.house;
  if (!holdPapersForDues || !features.has(debtsFeature.name)) return;
  const overdue = await overdueOfStudent(call, studentID);
  if (overdue === noMoney) return;
  const { currencySign } = await settingsOf(call);
  const amount = showMoney(overdue, currencySign, language());
  if (call.me && call.me.kind !== 'staff') refuseConflict(heldPaperProblem(amount));
  call.reply.header('x-warning', encodeURIComponent(heldPaperWarning(amount)));
}

async function overdueOfStudent(call: Call, studentID: string): Promise<Money> {
  const [row] = await askPrepared<{ overdue: Money }>(
    call.db,
    sql`select coalesce(sum(${overdueIn(call, feeDebt)}), 0) as overdue from ${tableOf(call, feeDebt.table)} t
      where t."studentID" = ${studentID} and t."feeBalance" > 0 and t."voidedAt" is null`,
  );
  return row?.overdue ?? noMoney;
}
