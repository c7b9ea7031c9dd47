import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { AddButton } from '#kit/web/crud/AddButton';
import { useErase } from '#kit/web/crud/use-erase';
import { eraseAction } from '#kit/web/crud/usual-actions';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { aside, columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { useShownMoney } from '#kit/web/use-shown-money';
import { accountShown } from '#house/money-account/account-name.rules';
import { credit } from '#features/ledger/credit/credit.contract';
import { notRefundProblem } from '#features/ledger/credit/credit.rules';
import { RefundForm } from './RefundForm';

type Row = Got<typeof credit>;

const { field, badge, ref, column } = columnsOf(credit);

function personShown({ studentID, customerID }: Row): string {
  return studentID ? `${studentID.studentName} (${studentID.stdID})` : (customerID?.name ?? '');
}

const columns = [
  column(words('Name'), personShown),
  field('creditNo'),
  field('date'),
  badge('kind'),
  // Not summed: what was used and paid back is no money that came in.
  field('amount'),
  ref('accountID', accountShown),
  field('reason'),
  ...aside(
    ref('userID', ({ name }) => name),
    field('createdAt'),
  ),
];

/** The credit of people: money that came in ahead, was used, and went back. */
export function CreditList() {
  const [isOpen, setOpen] = useState(false);
  const erase = useErase(credit);
  const shown = useShownMoney();

  function actions(row: Row): RowAction[] {
    if (row.voidedAt !== null || notRefundProblem(row) !== undefined) return [];
    const named = t('refund {number} of {name}, {amount}', {
      number: row.creditNo,
      name: personShown(row),
      amount: shown(row.amount),
    });
    return [eraseAction(credit, () => void erase(row, named))];
  }

  const add = <AddButton label={t('Pay credit back')} onClick={() => setOpen(true)} />;
  return (
    <>
      <ListPage
        entity={credit}
        title="Credit"
        columns={columns}
        order="-createdAt"
        filters={['kind', 'studentID', 'customerID', 'accountID']}
        actions={actions}
        empty={<EmptyState title={t('Money that people paid ahead stands here.')}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <LazyFormDialog title={t('Pay credit back')} opened={isOpen} onClose={() => setOpen(false)} shape="dialog">
        {(onDirty) => <RefundForm onDirty={onDirty} onDone={() => setOpen(false)} />}
      </LazyFormDialog>
    </>
  );
}
