import { t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { aside, columnsOf, spare } from '#kit/web/list/column';
import { accountShown } from '#house/money-account/account-name.rules';
import { transaction } from './transaction.contract';
import { descriptionShown, nameShown, typeShown } from './transaction.rules';

const { field, sum, ref, column } = columnsOf(transaction);

export const transactionColumns = [
  field('name', nameShown),
  ...spare(field('transectionNo')),
  field('date'),
  column(words('Type'), ({ type }) => typeShown(type), { sort: 'type' }),
  field('description', descriptionShown),
  sum('amount'),
  field('posted', ({ posted }) => (
    <Badge tone={posted ? 'info' : 'plain'}>{posted ? t('Automatically') : t('By hand')}</Badge>
  )),
  ...aside(
    ref('userID', ({ name }) => name),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
