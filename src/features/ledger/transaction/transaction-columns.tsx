import { t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { aside, columnsOf, onPhone, spare } from '#kit/web/list/column';
import { accountShown } from '#house/money-account/account-name.rules';
import { transaction } from './transaction.contract';
import { descriptionShown, nameShown, typeShown } from './transaction.rules';

const { field, sum, ref, column } = columnsOf(transaction);

export const transactionColumns = [
  field('name', nameShown),
  ...spare(field('transectionNo')),
  ...onPhone(
    field('date'),
    // A word of a category says nothing when it is cut.
    { ...column(words('Type'), ({ type }) => typeShown(type), { sort: 'type' }), isWord: true },
  ),
  field('description', descriptionShown),
  sum('amount'),
  {
    ...field('posted', ({ posted }) => (
      <Badge tone={posted ? 'info' : 'plain'}>{posted ? t('Automatically') : t('By hand')}</Badge>
    )),
    part: 'fact' as const,
  },
  ...aside(
    ref('userID', ({ name }) => name),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
