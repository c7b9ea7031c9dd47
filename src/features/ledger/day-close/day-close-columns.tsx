import { t } from '#kit/contract/language';
import { aside, columnsOf } from '#kit/web/list/column';
import { accountShown } from '#house/money-account/account-name.rules';
import { dayClose } from './day-close.contract';

const { field, sum, badge, ref } = columnsOf(dayClose);

export const dayCloseColumns = [
  // A click on the row opens the close, not its account.
  { ...ref('accountID', accountShown), to: undefined },
  field('date'),
  field('closeNo'),
  ref('userID', ({ name }) => name),
  // What accounts held on different days makes no sum; on a phone a row has room for one amount, the difference.
  { ...field('expected'), part: 'fact' as const },
  { ...field('counted'), part: 'fact' as const },
  sum('difference'),
  badge('status'),
  // A name is not cut.
  { ...field('signedBy'), cuts: false },
  ...aside(
    field('reason'),
    field('opening'),
    field('counts'),
    field('isOpening', ({ isOpening }) => (isOpening ? t('Yes') : t('No'))),
    field('createdAt'),
  ),
];
