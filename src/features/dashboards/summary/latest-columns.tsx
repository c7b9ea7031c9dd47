import { t, words } from '#kit/contract/language';
import { Status } from '#kit/web/Status';
import { columnsOf } from '#kit/web/list/column';
import { transaction, transactionTypes } from '#features/ledger/transaction/transaction.contract';
import { nameShown, typeShown } from '#features/ledger/transaction/transaction.rules';
import { EnteredAt } from './EnteredAt';

const { field, column } = columnsOf(transaction);

/** A dashboard shows whatever is no income in red (S§2); the statement does not. */
const onDashboard = { choices: transactionTypes, tones: { income: 'good', expense: 'wrong' } } as const;

export const latestColumns = [
  column(words('ID'), ({ transectionNo }) => transectionNo),
  column(words('Transaction type'), ({ transectionType }) => t(transactionTypes[transectionType])),
  column(words('Category'), ({ type }) => typeShown(type)),
  field('name', nameShown),
  field('amount'),
  column(words('Date'), ({ createdAt }) => createdAt, { show: ({ createdAt }) => <EnteredAt instant={createdAt} /> }),
  column(words('Status'), ({ transectionType }) => transectionType, {
    show: ({ transectionType }) => <Status of={onDashboard} word={transectionType} />,
  }),
];
