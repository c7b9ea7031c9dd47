import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { language } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { type HeldBooks, heldBooks, withBooks } from '#features/ledger/books/books.server';
import { creditIn, type CreditPayer } from '#features/ledger/credit/credit.server';
import { type HeldAccount, heldAccountsNamed, refuseBeforeCount } from '#features/ledger/money-account/landing.server';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { handedProblems } from './cash.rules';
import type { Asked } from './asked.server';
import { keepsGuardians } from './family.server';

/** The payer of a payment, where it names one. */
interface HeldPayer {
  readonly name: string;
  readonly phone: string | null;
  readonly parentName: string | null;
  /** Before the payment. */
  readonly credit: Money;
}

/** What the counter has locked and read before it takes anything. */
export interface Held {
  readonly accounts: ReadonlyMap<string, HeldAccount>;
  /** The account for credit, which is owed to people. */
  readonly credit: HeldAccount;
  readonly payer: HeldPayer | undefined;
  /** How many of the second currency make 1.00; 0 where none is set. */
  readonly rate: number;
  readonly sign: string;
  /** Writes an amount for a refusal. */
  readonly shown: (amount: Money) => string;
}

interface Row extends HeldBooks {
  readonly rate: number | null;
  readonly sign: string;
  readonly accounts: readonly HeldAccount[];
  readonly payer: HeldPayer | null;
}

/** Holds the books and the accounts for share, in one statement, and refuses rows of accounts that take no money. */
export async function holdAccounts(call: Call, asked: Asked): Promise<Held> {
  const ids = asked.rows.map(({ accountID }) => accountID);
  const [row] = await askPrepared<Row>(
    call.db,
    sql`select ${heldBooks(call)}, o."secondRate" as rate, o."currencySign" as sign,
      ${heldAccountsNamed(call, ids)} as accounts, ${payerOf(call, asked.payer)} as payer
      from ${tableOf(call, 'organisation')} o`,
  );
  const credit = row?.accounts.find(({ kind }) => kind === 'credit');
  if (!row || !credit) throw new Error('There is no account of what is owed to people');
  withBooks(call, row);
  const { sign } = row;
  const held: Held = {
    accounts: new Map(row.accounts.map((one) => [one._id, one])),
    credit,
    payer: row.payer ?? undefined,
    rate: row.rate ?? 0,
    sign,
    shown: (amount) => showMoney(amount, sign, language()),
  };
  if (asked.payer && !held.payer) refuseInvalid({ [`${asked.payer.kind}ID`]: t('Choose from the list') });
  await refuseRows(call, asked, held);
  return held;
}

function payerOf(call: Call, payer: CreditPayer | undefined): Fragment {
  if (payer === undefined) return sql`null::json`;
  const [name, phone, parent] =
    payer.kind === 'student'
      ? ['studentName', 'studentPhone', parentOf(call, payer._id)]
      : ['name', 'phone', sql`null`];
  const credit = creditIn(call, payer);
  return sql`(select json_build_object('name', ${sql.ref(name)}, 'phone', ${sql.ref(phone)}, 'parentName', ${parent}, 'credit', ${credit})
    from ${tableOf(call, payer.kind)} where _id = ${payer._id})`;
}

/** The name of the person who pays for a student: the guardian who was entered first, otherwise the parent. */
function parentOf(call: Call, studentID: string): Fragment {
  if (!keepsGuardians(call)) return sql`"parentName"`;
  return sql`coalesce((select g."guardianName" from ${tableOf(call, 'guardian_child')} c join ${tableOf(call, 'guardian')} g on g._id = c."guardianID"
    where c."studentID" = ${studentID} order by g."createdAt", g._id limit 1), "parentName")`;
}

async function refuseRows(call: Call, { rows, date }: Asked, held: Held): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const place = `payments.${index}`;
    const account = held.accounts.get(row.accountID);
    if (!account || account.kind === 'credit') refuseInvalid({ [`${place}.accountID`]: t('Select account') });
    if (!account) continue;
    if (!account.isActive) refuseInvalid({ [`${place}.accountID`]: t('This account is not in use') });
    const handed = handedProblems(row, { rate: held.rate, isCash: account.kind === 'cash' });
    refuseInvalid(Object.fromEntries(Object.entries(handed).map(([name, problem]) => [`${place}.${name}`, problem])));
  }
  await refuseClosed(call, date, 'date');
  for (const { accountID } of rows) {
    const account = held.accounts.get(accountID);
    if (account) refuseBeforeCount(account, date, 'date');
  }
}
