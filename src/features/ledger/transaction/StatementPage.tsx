import type { SentFields } from '#kit/contract/field';
import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { span } from '#kit/contract/report';
import { Badge } from '#kit/web/Badge';
import { Money } from '#kit/web/Money';
import { OnPhone } from '#kit/web/OnPhone';
import { type Column, columnsOf, onPhone } from '#kit/web/list/column';
import { ReportPage } from '#kit/web/report/ReportPage';
import { listReport } from '#kit/web/report/report-source';
import { type TransactionType, transactionTones, transactionTypes } from './transaction.contract';
import { descriptionShown, nameShown, typeShown } from './transaction.rules';
import { statement, statementFigures } from './statement.contract';

type Row = Got<typeof statement>;

const { field, column } = columnsOf(statement);

const source = listReport(
  statement,
  ({ startDate, endDate }: SentFields<typeof span>) => ({ from: startDate, to: endDate }),
  { figures: statementFigures },
);

const columns = [
  field('date'),
  field('transectionNo'),
  field('name', nameShown),
  ...onPhone(
    column(words('Type'), ({ type }) => typeShown(type), {
      show: ({ type, transectionType }) => <Badge tone={transactionTones[transectionType]}>{typeShown(type)}</Badge>,
    }),
  ),
  // What tells the rows apart stands at its end.
  { ...field('description', descriptionShown), isWord: true },
  side('income'),
  side('expense'),
  field('runningBalance'),
];

/** An amount in the column of its side, with that side's sum below. */
function side(of: TransactionType): Column<Row> {
  const value = ({ transectionType, amount }: Row) => (transectionType === of ? amount : null);
  return {
    id: of,
    label: transactionTypes[of],
    value,
    show: ({ transectionType, amount }) =>
      transectionType === of && (
        <bdi>
          {of === 'expense' && <OnPhone>−</OnPhone>}
          <Money amount={amount} />
        </bdi>
      ),
    align: 'end',
    part: 'side',
    total: { name: of, kind: 'money' },
  };
}

/** The statement: everything that came in and went out in a range of days, with the balance after each row. */
export default function StatementPage() {
  return (
    <ReportPage
      title="Statement"
      fields={span}
      source={source}
      columns={columns}
      about={words('Income and expenses by date. The balance goes on from what was brought forward.')}
    />
  );
}
