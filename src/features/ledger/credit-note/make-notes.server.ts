import { sql } from 'kysely';
import { storedText } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { plus } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Beside } from '#kit/server/write/beside';
import { insertMany, type NewRow } from '#kit/server/write/insert';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { type HeldBooks, heldBooks, withBooks } from '#features/ledger/books/books.server';
import { makeUses } from '#features/ledger/credit/credit.server';
import type { Debt } from '#features/ledger/debt/debt.contract';
import {
  type HeldAccount,
  type HeldAccounts,
  heldAccountsNamed,
  refuseBeforeCount,
} from '#features/ledger/money-account/landing.server';
import { type Posting, postAll, refuseClosed } from '#features/ledger/transaction/posting.server';
import { creditNoteType, postingSays, refundType } from '#features/ledger/transaction/transaction.rules';
import { type CreditNote, creditNote, type CreditNoteKind } from './credit-note.contract';
import { afterNote, type CreditedDebt, givesBack, limitProblem, type Split, splitOf } from './credit-note.rules';

/** A credit note to be made of a debt that the call holds. */
export interface NewNote {
  readonly _id?: string;
  readonly of: CreditedDebt;
  readonly amount: Money;
  readonly creditKind: CreditNoteKind;
  readonly date: string;
  readonly reason: string;
  /** The account from which money that had been paid is given back; without one, it becomes the person's credit. */
  readonly refundAccountID?: string | null | undefined;
  /** The standing discount that makes it. */
  readonly discountID?: string | null;
  readonly items?: readonly { readonly itemID: string; readonly Quantity: number; readonly restock: boolean }[];
}

/**
 * Holds the books and the accounts that credit notes may change, and then the people whose credit may grow, before their debts are
 * locked.
 */
export async function holdForNotes(
  call: Call,
  accountIDs: readonly string[],
  payers: { readonly table: 'student' | 'customer'; readonly ids: readonly string[] },
): Promise<readonly HeldAccount[]> {
  const [row] = await askPrepared<HeldBooks & HeldAccounts>(
    call.db,
    sql`select ${heldBooks(call)}, ${heldAccountsNamed(call, accountIDs)} as accounts`,
  );
  if (row) withBooks(call, row);
  if (payers.ids.length > 0)
    await askPrepared(
      call.db,
      sql`select _id from ${tableOf(call, payers.table)} where _id = any(${payers.ids}::uuid[]) order by _id for no key update`,
    );
  return row?.accounts ?? [];
}

/** Locks debts of one kind in the order of their ids, as credit notes of them need them; voided ones are missing in the result. */
export async function lockCredited(call: Call, debt: Debt, ids: readonly string[]): Promise<CreditedDebt[]> {
  return askPrepared<CreditedDebt>(
    call.db,
    sql`select _id, ${sql.ref(debt.payer)} as payer, ${sql.ref(debt.owed)} as owed, ${sql.ref(debt.paid)} as paid,
        ${debt.plan === undefined ? sql`null::jsonb` : sql.ref(debt.plan)} as plan,
        ${debt.payer === 'studentID' ? sql.ref('classID') : sql`null::uuid`} as "classID"
      from ${tableOf(call, debt.table)} where _id = any(${ids}::uuid[]) and "voidedAt" is null order by _id for update`,
  );
}

/** A credit note with its effect on the debt. */
interface Judged {
  readonly note: NewNote;
  readonly split: Split;
  readonly after: CreditedDebt;
}

/**
 * Makes credit notes of debts of one kind, which the call holds; several of one debt one after the other. The part that lowers the
 * balance is not money; the part that is given back leaves an account, or becomes credit of the person, whom the call holds (DE1 to DE4).
 * `accounts` are those that the call holds: none is needed if nothing had been paid.
 */
export async function makeNotes(
  call: Call,
  debt: Debt,
  notes: readonly NewNote[],
  accounts: readonly HeldAccount[],
): Promise<CreditNote[]> {
  if (notes.length === 0) return [];
  for (const { date } of notes) await refuseClosed(call, date);
  const judged = judge(notes);
  const made = await insertMany(
    call,
    creditNote,
    judged.map((one) => columnsOf(call, debt, one)),
    keptIn(call, debt, judged),
  );
  const given = made.filter(givesBack);
  await postAll(
    call,
    given.map((one) => postingOf(one, accountOf(one, accounts))),
  );
  await makeUses(
    call,
    given.filter(({ refundAccountID }) => !refundAccountID).map((one) => creditOf(one)),
  );
  return made;
}

function judge(notes: readonly NewNote[]): Judged[] {
  const debts = new Map<string, CreditedDebt>();
  return notes.map((note) => {
    const debt = debts.get(note.of._id) ?? note.of;
    refuseConflict(limitProblem(note.amount, debt.owed), 'amount');
    const split = splitOf(debt, note.amount);
    const after = afterNote(debt, split);
    debts.set(debt._id, after);
    return { note, split, after };
  });
}

function columnsOf(call: Call, { payer, receipts }: Debt, { note, split }: Judged): NewRow<typeof creditNote> {
  const { of, items, ...values } = note;
  return {
    ...values,
    ...split,
    studentID: null,
    customerID: null,
    [payer]: of.payer,
    [receipts.parent]: of._id,
    classID: of.classID,
    userID: caller(call)._id,
    ...(items && items.length > 0 ? { items: [...items] } : {}),
  };
}

/** Keeps what is owed, paid and credited in step with credit notes, in the statement that makes them. */
function keptIn(call: Call, debt: Debt, judged: readonly Judged[]): Beside {
  const last = new Map(judged.map(({ after }) => [after._id, after]));
  const rows = [...last.values()].map(({ _id, owed, paid, plan }) => {
    const amounts = judged.filter(({ after }) => after._id === _id).map(({ note }) => note.amount);
    return { _id, owed, paid, plan, amount: amounts.reduce(plus) };
  });
  return creditedIn(call, debt, rows);
}

/** The values of a debt that are written with its credit notes; `amount` is added to what was credited. */
interface Credited extends Pick<CreditedDebt, '_id' | 'owed' | 'paid' | 'plan'> {
  readonly amount: number;
}

/** Writes what is owed, paid and credited of debts that the call holds. */
export function creditedIn(call: Call, debt: Debt, rows: readonly Credited[]): Fragment {
  const set = [
    sql`credited = d.credited + v.amount`,
    sql`${sql.ref(debt.paid)} = v.paid`,
    // Where the database calculates what is owed, it does so from what is credited.
    ...(debt.isCalculated ? [] : [sql`${sql.ref(debt.owed)} = v.owed`]),
    ...(debt.plan === undefined ? [] : [sql`${sql.ref(debt.plan)} = nullif(v.plan, 'null')`]),
  ];
  return sql`update ${tableOf(call, debt.table)} d set ${sql.join(set)}, "updatedAt" = ${call.now}, __v = d.__v + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) v(_id uuid, owed numeric, paid numeric, amount numeric, plan jsonb)
    where d._id = v._id`;
}

function accountOf({ refundAccountID, date }: CreditNote, accounts: readonly HeldAccount[]): HeldAccount {
  const found = accounts.find(({ _id, kind }) => (refundAccountID ? _id === refundAccountID._id : kind === 'credit'));
  if (!found) throw new Error('A credit note gives money back of which the call holds no account');
  refuseBeforeCount(found, date);
  return found;
}

/** The posting of money that is given back: it was income, and an expense reverses it (DE4). */
function postingOf(one: CreditNote, account: HeldAccount): Posting {
  return {
    transectionType: 'expense',
    type: one.refundAccountID ? refundType : creditNoteType,
    name: one.studentID?.studentName ?? one.customerID?.name ?? walkInCustomer,
    amount: one.returned,
    date: one.date,
    description: storedText(postingSays.creditNote, { number: one.creditNoteNo }),
    accountID: account._id,
    source: { kind: 'creditNote', _id: one._id },
  };
}

function creditOf(one: CreditNote): Parameters<typeof makeUses>[1][number] {
  const payer = one.studentID
    ? ({ kind: 'student', _id: one.studentID._id } as const)
    : ({ kind: 'customer', _id: one.customerID?._id ?? '' } as const);
  const source = { kind: 'creditNote', _id: one._id };
  return { payer, use: { kind: 'creditNote', amount: one.returned, date: one.date, source, reason: one.reason } };
}
