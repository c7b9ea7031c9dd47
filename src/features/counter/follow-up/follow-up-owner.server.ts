import { sql } from 'kysely';
import { counted } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import type { OwnerParts } from '#house/owner-view/owner-parts.server';
import { debtKinds } from '#features/ledger/counter-payment/counter-payment.contract';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import { brokenPromises } from '#features/ledger/follow-up/newest.server';
import { openOnDay } from '#features/counter/aged-debts/open-on-day.server';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';

const debts = Object.values(receiptKinds).map(({ debt }) => debt);

/** Follow-ups tell the owner who promised, paid nothing and still owes. */
export const promisesToOwner: OwnerParts = {
  attention: [
    {
      kind: 'promisesBroken',
      screen: debtsScreen,
      search: (_found, { date, today }) => ({ promise: 'broken', ...(date === today ? {} : { asOf: date }) }),
      found: (asked) => {
        const asOf = asked.date === asked.today ? undefined : asked.date;
        const open = debtKinds.map(
          (of) => sql`select t.person, t.balance from ${openOnDay(asked, { of, asOf, classID: undefined })}`,
        );
        return sql`select count(distinct d.person)::integer as count, coalesce(sum(d.balance), 0) as amount
          from (${sql.join(open, sql` union all `)}) d
          where d.person in (select p.person from (${brokenPromises(asked, debts, { asOf })}) p)`;
      },
      text: ({ count, amount }, shown) =>
        counted(count, '{count} broken promise: {amount}', '{count} broken promises: {amount}', {
          amount: shown(amount ?? noMoney),
        }),
    },
  ],
};
