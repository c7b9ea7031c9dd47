import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { PaperShown } from '#house/paper/proven-paper.server';
import { student } from '#features/academy/student/student.contract';
import { sources } from '#features/counter/open-debt/open-debts.server';
import { codedBy } from '#features/search/coded.server';
import { customer } from '#features/shop/customer/customer.contract';
import { type NamedPaper, paperTyped } from './typed.rules';

/** The people who owe or paid the document named by its letter and number, by the code of a paper, or by a link (CO1). */
export async function payersOfPaper(call: Call, q: string): Promise<string[]> {
  const named = paperTyped(q);
  if (named) return idsIn(call, payerNamed(call, named));
  const shown = (await codedBy(call, q))?.shown;
  if (!shown) return [];
  return isPerson(shown) ? [shown._id] : idsIn(call, payerShown(call, shown));
}

async function idsIn(call: Call, payer: Fragment | undefined): Promise<string[]> {
  const ids = payer ? await askPrepared<{ personID: string }>(call.db, payer) : [];
  return ids.map(({ personID }) => personID);
}

function payerNamed(call: Call, { of, number }: NamedPaper): Fragment {
  if (of === 'payment')
    return sql`select coalesce("studentID", "customerID") as "personID" from ${tableOf(call, 'payment')}
      where "paymentNo" = ${number} and coalesce("studentID", "customerID") is not null`;
  const { debt, number: column } = sources[of];
  const payer = sql.ref(debt.payer);
  return sql`select ${payer} as "personID" from ${tableOf(call, debt.table)}
    where ${column} = ${number} and ${payer} is not null and "voidedAt" is null`;
}

const isPerson = ({ entity: { table } }: PaperShown) => table === student.table || table === customer.table;

/** The payer of a receipt or an invoice; undefined where a record has none. */
function payerShown(call: Call, { entity, _id }: PaperShown): Fragment | undefined {
  const field = (['studentID', 'customerID'] as const).find((name) => Object.hasOwn(entity.fields, name));
  if (field === undefined) return undefined;
  const payer = sql.ref(field);
  return sql`select ${payer} as "personID" from ${tableOf(call, entity.table)} where _id = ${_id} and ${payer} is not null`;
}
