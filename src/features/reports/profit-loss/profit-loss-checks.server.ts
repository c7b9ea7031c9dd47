import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { profitRows } from '#features/ledger/transaction/profit-lines.server';
import { transaction } from '#features/ledger/transaction/transaction.contract';

/** The check that profit and loss over all days agrees with the dashboard for each month (AL20 (18)). */
export const profitLossChecks: readonly Check[] = [
  {
    name: 'profit-and-loss',
    holds: words('Profit and loss of each month come to its income less its expense on the dashboard'),
    broken: words('Profit and loss of {month} come to {net}, its income less its expense to {kept}'),
    finds: sql`select month, coalesce(p.net, 0)::text as net, coalesce(k.net, 0)::text as kept
      from (select to_char(date, 'YYYY-MM') as month, sum(moves) as net
        from (${profitRows(sql.table(transaction.table), sql`true`)}) r group by 1) p
      full join (select right(part, 7) as month, sum(case when part like 'income%' then amount else -amount end) as net
        from figure where name = 'transaction' group by 1) k using (month)
      where coalesce(p.net, 0) <> coalesce(k.net, 0)`,
  },
];
