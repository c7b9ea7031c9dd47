import { sql } from 'kysely';
import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { noMoney, showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { Call } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { student } from '#features/academy/student/student.contract';
import { peopleWith } from '#features/counter/counter/people.server';
import {
  type AccountStatement,
  statementKinds,
  type StatementRow,
} from '#features/ledger/account-statement/account-statement.contract';
import { statementSums } from '#features/ledger/account-statement/account-statement.rules';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import type { LinkedDocument, LinkedTold } from '#house/link/linked-document.server';
import { customer } from '#features/shop/customer/customer.contract';
import { type OnePerson, statementFor } from './account-statement.server';
import { StatementDocument } from './AccountStatement.pdf';

async function personOf(call: Call, id: string): Promise<OnePerson> {
  const [person = refuseMissing()] = await peopleWith(call, [id]);
  const { kind, _id, label } = person;
  return { kind, _id, label, phone: null };
}

async function statementOf(call: Call, id: string): Promise<AccountStatement> {
  return statementFor(call, await personOf(call, id), {});
}

/** The whole statement of account of a student or a customer, for anybody who has its link (PU7). */
export const statementLink: LinkedDocument = {
  kind: 'statement',
  feature: debtsFeature,
  days: 30,
  isThere: (call, id) => {
    const among = ({ table }: { readonly table: string }) =>
      sql`exists (select 1 from ${tableOf(call, table)} d where d._id = ${id})`;
    return sql`(${among(student)} or ${among(customer)})`;
  },
  tell: async (call, id, currencySign) =>
    told(await statementOf(call, id), (amount) => showMoney(amount, currencySign, language())),
  print: async (call, id, house) => ({
    document: StatementDocument({ house, statement: await statementOf(call, id), days: {} }),
    file: 'statement.pdf',
  }),
  shown: async (call, id) => {
    const [one] = await readRecords(call, student, [id]);
    if (one) return { entity: student, _id: id, number: one.stdID, name: one.studentName };
    const [other] = await readRecords(call, customer, [id]);
    return other && { entity: customer, _id: id, number: null, name: other.name, phone: other.phone };
  },
};

function told(statement: AccountStatement, shown: (amount: Money) => string): LinkedTold {
  const { closing, after } = statementSums(statement);
  const sums = [closing, ...after].map(({ label, amount, day }) => ({ label, value: day ?? shown(amount) }));
  return {
    state: statement.closing > noMoney ? 'owed' : 'settled',
    facts: [...sums, { label: t('To'), value: statement.person.label }],
    document: {
      columns: [t('Description'), t('Debit'), t('Credited'), t('Balance')],
      // The newest first: on a phone people look for the latest rows.
      rows: statement.rows.toReversed().map((row) => cellsOf(row, shown)),
      sums: [],
    },
    toPay: statement.closing,
  };
}

function cellsOf({ date, kind, number, text, debit, credit, balance }: StatementRow, shown: (amount: Money) => string) {
  const side = (amount: Money) => (amount === noMoney ? '' : shown(amount));
  const what = number === null ? t(statementKinds[kind]) : `${t(statementKinds[kind])} ${number}`;
  const said = [shownDay(date), what, text].filter((one) => one !== '').join(' · ');
  return [said, side(debit), side(credit), shown(balance)];
}
