import { IconTruckDelivery } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { purchase } from './purchase.contract';
import { purchaseScreen } from './purchase.screens';
import { purchaseForm } from './purchase-form';

const { field, sum, ref } = columnsOf(purchase);

const columns = [
  ref('itemID', ({ itemName }) => itemName),
  field('Quantity'),
  field('purchasePrice'),
  sum('Amount'),
  field('createdAt'),
];

function PurchasesOfSupplier({ of: { _id: suplierId } }: PartProps) {
  return (
    <ListPart
      entity={purchase}
      screen={purchaseScreen}
      title={words('Purchases')}
      narrowed={{ suplierId }}
      order="-createdAt"
      columns={columns}
      empty={words('Nothing has been bought here yet.')}
    />
  );
}

/** What was bought from a supplier. */
export const purchasesOfSupplier: PagePart = {
  by: purchaseScreen,
  Part: PurchasesOfSupplier,
  action: {
    label: words('Add purchase'),
    icon: IconTruckDelivery,
    shape: 'dialog',
    render: ({ _id: suplierId }, { onDone, onDirty }) => (
      <LazyEntityForm
        entity={purchase}
        record={undefined}
        rules={{ ...purchaseForm, start: () => ({ suplierId }) }}
        onSaved={onDone}
        onDirty={onDirty}
      />
    ),
  },
};
