import { IconHistory } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { aside, columnsOf, onPhone, wide } from '#kit/web/list/column';
import { isFeatureOn } from '#house/session/feature-on';
import { counterFeature } from '#features/ledger/counter-payment/counter-payment.screens';
import { stockItem } from './stock.contract';

const ItemHistory = lazy(async () => ({ default: (await import('./ItemHistory')).ItemHistory }));

/** Barcodes and buttons are the counter's: without it they are shown where they were entered (AL15). */
const form: FormRules<typeof stockItem.fields> = {
  title: words('Add new item'),
  when: {
    barcode: ({ barcode }) => isFeatureOn(counterFeature) || Boolean(barcode),
    isQuick: ({ isQuick }) => isFeatureOn(counterFeature) || Boolean(isQuick),
  },
};

/** The items for sale: how many there are, what they cost, and every movement. */
export default function StockPage() {
  const [shown, setShown] = useState<Got<typeof stockItem>>();
  return (
    <>
      <CrudPage
        entity={stockItem}
        title="Stock"
        columns={stockColumns}
        form={form}
        filters={['stockStatus']}
        actions={(row) => [{ label: words('Movements'), icon: IconHistory, run: () => setShown(row) }]}
        about="Items are bought from suppliers and sold by invoice. Add the first item."
      />
      <LazyFormDialog
        title={shown ? t('Movements of {item}', { item: shown.itemName }) : ''}
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        shape="drawer"
      >
        {() => shown && <ItemHistory id={shown._id} />}
      </LazyFormDialog>
    </>
  );
}

const { field, badge } = columnsOf(stockItem);

const stockColumns = [
  field('itemName'),
  ...onPhone(field('quantityInStock')),
  field('purchusePrice'),
  ...onPhone(field('sellingPrice')),
  ...wide(field('createdAt')),
  // That there is some goes without saying beside how many there are.
  { ...badge('stockStatus'), said: ['enough'] },
  ...aside(field('lowAt')),
];
