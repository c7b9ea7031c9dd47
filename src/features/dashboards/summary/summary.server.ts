import type { Call, Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { readRecords } from '#kit/server/read/send';
import { transaction } from '#features/ledger/transaction/transaction.contract';
import { figuresOf } from '#features/dashboards/figure/figure.server';
import { latestTransactions, summary } from './summary.contract';
import { firstMonth, summaryOf } from './summary.rules';

const latest = 10;

async function figures(call: Call) {
  refuseUnknownQuery(call.query, []);
  return summaryOf(await figuresOf(call, firstMonth(call.today)), call.brand, call.today);
}

/** The newest by when they were entered, not by their date (C6). */
async function newest(call: Call) {
  refuseUnknownQuery(call.query, []);
  const rows = await call.db
    .selectFrom('money_transaction')
    .select('_id')
    .where('voidedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(latest)
    .execute();
  return readRecords(
    call,
    transaction,
    rows.map(({ _id }) => _id),
  );
}

export const summaryRoutes: Route[] = [on(summary, figures), on(latestTransactions, newest)];
