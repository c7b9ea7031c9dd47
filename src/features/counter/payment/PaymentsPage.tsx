import { useNavigate, useSearch } from '@tanstack/react-router';
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
import { Money } from '#kit/web/Money';
import { Tabs } from '#kit/web/ui/Tabs';
import { useShownMoney } from '#kit/web/use-shown-money';
import { accountShown } from '#house/money-account/account-name.rules';
import { credit } from '#features/ledger/credit/credit.contract';
import { creditChange, notRefundProblem, pageOfPayer } from '#features/ledger/credit/credit.rules';
import { PaymentList } from './PaymentList';
import { RefundForm } from './RefundForm';

/** Two tabs: the payments taken at the counter, and the credit that they left. The address says which one is open. */
export default function PaymentsPage() {
  const { tab }: { readonly tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const opened = tab === 'credit' ? tab : 'payments';
  return (
    <Tabs
      value={opened}
      onChange={(next) => void navigate({ to: '.', search: next === 'credit' ? { tab: next } : {}, replace: true })}
      keepMounted={false}
    >
      <Tabs.List className="no-print" mb="md">
        <Tabs.Tab value="payments">{t('Payments')}</Tabs.Tab>
        <Tabs.Tab value="credit">{t('Credit')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="payments">
        <PaymentList />
      </Tabs.Panel>
      <Tabs.Panel value="credit">
        <CreditList />
      </Tabs.Panel>
    </Tabs>
  );
}

type Row = Got<typeof credit>;

const { field, badge, ref, column } = columnsOf(credit);

function personShown({ studentID, customerID }: Row): string {
  return studentID ? `${studentID.studentName} (${studentID.stdID})` : (customerID?.name ?? '');
}

const columns = [
  { ...column(words('Name'), personShown), to: pageOfPayer },
  field('creditNo'),
  field('date'),
  badge('kind'),
  // Not summed over all people: what was used and paid back is not money that came in.
  field('amount', (row) => <Money amount={creditChange(row)} />),
  ref('accountID', accountShown),
  field('reason'),
  ...aside(
    ref('userID', ({ name }) => name),
    field('createdAt'),
  ),
];

/** The credit of people: money that came in ahead, was used, and went back. */
function CreditList() {
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
