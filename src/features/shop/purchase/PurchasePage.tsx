import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, wide } from '#kit/web/list/column';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useAccountRules } from '#house/money-account/use-account-rules';
import { accountShown } from '#house/money-account/account-name.rules';
import { purchase } from './purchase.contract';
import { purchaseForm } from './purchase-form';

const { field, sum, ref } = columnsOf(purchase);

const columns = [
  ref('suplierId', ({ name }) => name),
  ref('itemID', ({ itemName }) => itemName),
  field('Quantity'),
  field('purchasePrice'),
  ...wide(field('salingPrice')),
  sum('Amount'),
  field('createdAt'),
  ...aside(
    ref('userID', ({ name }) => name),
    ref('accountID', accountShown),
  ),
];

/** The list of purchases for the stock, each an expense of its day. */
export default function PurchasePage() {
  const shown = useShownMoney();
  const form = useAccountRules(purchaseForm);
  const named = ({ Quantity, itemID, Amount }: Got<typeof purchase>) =>
    t('purchase of {quantity} {item}, {amount}', {
      quantity: Quantity,
      item: itemID.itemName,
      amount: shown(Amount),
    });
  return (
    <CrudPage
      entity={purchase}
      title="Purchases"
      columns={columns}
      order="-createdAt"
      form={form}
      filters={['suplierId', 'itemID']}
      nameOf={named}
      about="A purchase brings items into stock and posts their cost as an expense. Add the first purchase."
    />
  );
}
