import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { WithAccounts } from '#house/money-account/WithAccounts';
import type { Opening } from '#house/page/page-part';
import { purchase } from './purchase.contract';
import { purchaseForm } from './purchase-form';

interface Props extends Opening {
  readonly suplierId: string;
}

/** A new purchase from a supplier. */
export function AddPurchase({ suplierId, onDone, onDirty }: Props) {
  return (
    <WithAccounts rules={{ ...purchaseForm, start: () => ({ suplierId }) }}>
      {(rules) => (
        <LazyEntityForm entity={purchase} record={undefined} rules={rules} onSaved={onDone} onDirty={onDirty} />
      )}
    </WithAccounts>
  );
}
