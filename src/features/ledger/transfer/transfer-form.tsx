import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Offered } from '#kit/contract/label';
import { noMoney } from '#kit/rules/money';
import type { FormRules } from '#kit/web/form/form-rules';
import { FutureDate } from '#kit/web/form/FutureDate';
import { type Organisation, todayAt } from '#kit/web/organisation';
import { toldAccount } from '#features/ledger/money-account/money-account.contract';
import { TransferLines } from './TransferLines';
import type { transfer } from './transfer.contract';
import { transferErrors } from './transfer.rules';

type Account = Got<typeof toldAccount>;

/** The choices of accounts, from their list, because users who move money may see the balances. */
const accounts: Offered = {
  path: toldAccount.path,
  label: '{name}',
  usual: toldAccount.usual,
  where: ({ kind, isActive }) => kind !== 'credit' && isActive === true,
};

/** The form of a transfer, with the balances of both accounts before and after it below. */
export function transferForm(
  organisation: Organisation,
  known: readonly Account[],
): FormRules<(typeof transfer)['fields']> {
  const today = todayAt(organisation);
  const named = (id: string | undefined) => known.find(({ _id }) => _id === id);
  return {
    title: 'New transfer',
    fields: ['fromID', 'toID', 'amount', 'fee', 'date', 'note'],
    offered: { fromID: () => accounts, toID: () => accounts },
    start: () => ({ date: today }),
    problems: ({ fromID, toID, amount }) => transferErrors({ fromID, toID, amount }),
    extra: ({ fromID, toID, amount = noMoney, fee = noMoney, date }, _chosen, edited) => (
      <>
        <FutureDate day={date} today={today} />
        {edited === undefined && <TransferLines from={named(fromID)} to={named(toID)} amount={amount} fee={fee} />}
      </>
    ),
    save: () => t('Move the money'),
  };
}
