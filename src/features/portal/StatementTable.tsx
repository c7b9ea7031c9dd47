import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Money } from '#kit/web/Money';
import {
  type AccountStatement,
  statementFields,
  statementKinds,
  type StatementRow,
} from '#features/ledger/account-statement/account-statement.contract';
import { type PortalColumn, PortalTable } from './PortalTable';

type Row = StatementRow & { readonly _id: string };

const { date, kind, text, debit, credit, balance } = statementFields;

const columns: readonly PortalColumn<Row>[] = [
  { label: date.label, show: (row) => shownDay(row.date) },
  {
    label: kind.label,
    show: (row) => (
      <span>
        {t(statementKinds[row.kind])} {row.number !== null && <bdi>{row.number}</bdi>}
      </span>
    ),
    onPhone: 'bare',
  },
  { label: text.label, show: (row) => <bdi>{row.text}</bdi>, onPhone: 'bare' },
  { label: debit.label, show: (row) => row.debit > 0 && <Money amount={row.debit} />, end: 'end' },
  { label: credit.label, show: (row) => row.credit > 0 && <Money amount={row.credit} />, end: 'end' },
  { label: balance.label, show: (row) => <Money amount={row.balance} />, end: 'end', onPhone: 'lead' },
];

/** The table of charges and payments, with the balance after each; below zero for money paid ahead. */
export function StatementTable({ statement }: { statement: AccountStatement | undefined }) {
  // The rows have no ids of their own, and keep their places.
  const rows = statement?.rows.map((row, place) => ({ ...row, _id: String(place) }));
  return <PortalTable rows={rows} columns={columns} none={t('Nothing was charged yet')} />;
}
