import { IconTruckDelivery } from '@tabler/icons-react';
import { lazy } from 'react';
import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { purchase } from './purchase.contract';
import { purchaseScreen } from './purchase.screens';

const AddPurchase = lazy(async () => ({ default: (await import('./AddPurchase')).AddPurchase }));

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

/** The purchases from a supplier, as a part of the supplier's page. */
export const purchasesOfSupplier: PagePart = {
  by: purchaseScreen,
  Part: PurchasesOfSupplier,
  action: {
    label: words('Add purchase'),
    icon: IconTruckDelivery,
    shape: 'dialog',
    render: ({ _id }, opening) => <AddPurchase suplierId={_id} {...opening} />,
  },
};
