import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { money, whole } from '#kit/contract/fields-number';
import { voidedFields } from '#kit/contract/voided';
import { accountField } from '#features/ledger/money-account/money-account.contract';
import { account } from '#house/account/account.contract';
import { stockItem } from '#features/shop/stock/stock.contract';
import { supplier } from '#features/shop/supplier/supplier.contract';

/** Stock that is bought, paid at once (F9). */
export const purchase = entity({
  table: 'purchase',
  path: 'purchase',
  one: 'Purchase',
  many: 'Purchases',
  screen: { path: '/purchase' },
  fields: {
    suplierId: ref('Supplier', () => supplier, { required: 'Choose supplier' }),
    itemID: ref('Item', () => stockItem, { required: 'Please select item' }),
    Quantity: whole('Quantity', { required: 'Enter quantity', min: 1, max: 1_000_000 }),
    /** The cost of a piece, and its selling price: the item takes both (R 5.6). */
    purchasePrice: money('Purchase price', { required: 'Enter purchase price' }),
    salingPrice: money('Selling price', { required: 'Enter selling price' }),
    accountID: accountField,
  },
  stored: {
    /** Quantity × purchase price: the expense. */
    Amount: money('Total', { initial: 0 }),
    userID: ref('User', () => account),
    ...voidedFields,
  },
  brief: ['itemID'],
  search: ['itemID.itemName', 'suplierId.name'],
  erase: 'void',
});
