import { t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { columnsOf } from '#kit/web/list/column';
import { transaction } from './transaction.contract';
import { descriptionShown, nameShown, typeShown } from './transaction.rules';

const { field, sum, ref, column } = columnsOf(transaction);

export const transactionColumns = [
  field('transectionNo'),
  field('date'),
  field('name', nameShown),
  column(words('Type'), ({ type }) => typeShown(type), { sort: 'type' }),
  sum('amount'),
  field('posted', ({ posted }) => (
    <Badge tone={posted ? 'info' : 'plain'}>{posted ? t('By a document') : t('By hand')}</Badge>
  )),
  field('description', descriptionShown),
  ref('userID', ({ name }) => name),
  field('createdAt'),
];
