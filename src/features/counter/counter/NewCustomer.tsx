import { t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { customer } from '#features/shop/customer/customer.contract';
import { customerForm } from '#features/shop/customer/customer-form';
import type { FoundPerson } from './counter.contract';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called with the new customer, who is then the one at the counter. */
  readonly onMade: (customer: FoundPerson) => void;
}

/** The form of a new customer, who is then the one at the counter. */
export function NewCustomer({ opened, onClose, onMade }: Props) {
  return (
    <LazyFormDialog title={t('New customer')} opened={opened} onClose={onClose} shape="dialog">
      {(onDirty) => (
        <LazyEntityForm
          entity={customer}
          record={undefined}
          rules={customerForm}
          onSaved={({ _id, name, code, phone }) => {
            onDirty(false);
            const label = `${name} (${code})`;
            onMade({ kind: 'customer', _id, label, phone, number: code, due: noMoney, credit: noMoney, debts: [] });
          }}
          onDirty={onDirty}
        />
      )}
    </LazyFormDialog>
  );
}
