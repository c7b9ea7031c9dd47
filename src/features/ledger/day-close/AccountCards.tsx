import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { readPage } from '#kit/web/use-entity';
import { type Option, useOptions } from '#kit/web/use-options';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import styles from './count.module.css';
import { type DayClose, dayClose } from './day-close.contract';

/** The accounts that the caller counts, each with when it was counted last and the button that counts it. */
export function AccountCards({ onCount }: { onCount: (account: Option) => void }) {
  const { data: accounts } = useOptions(moneyAccount.path, '', { isActive: 1, mine: 1 }, 'now');
  const { data: last } = useQuery({
    queryKey: [dayClose.path, 'latest'],
    queryFn: ({ signal }) => readPage<DayClose>(dayClose.path, { latest: 1, page: 1, pageSize: 200 }, signal),
  });
  if (!accounts) return <ul className={styles.cards} aria-busy />;
  const closeOf = (id: string) => last?.rows.find(({ accountID }) => accountID._id === id);
  return (
    <ul className={styles.cards} aria-label={t('Accounts')}>
      {inOrder(accounts).map((account) => (
        <li key={account._id} className={styles.card}>
          <div>
            <div className={styles.name}>{account.label}</div>
            {/* Until it is known, nothing is said. */}
            <div className={styles.last}>{last ? lastCounted(closeOf(account._id)) : '\u00a0'}</div>
          </div>
          <Button
            variant="light"
            onClick={() => onCount(account)}
            aria-label={t('Count {account}', { account: account.label })}
          >
            {t('Count')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const kinds: readonly unknown[] = ['cash', 'wallet', 'bank'];

/** Cash boxes first, since they are counted by hand. */
function inOrder(accounts: readonly Option[]): Option[] {
  const place = ({ kind }: Option) => kinds.indexOf(kind);
  return accounts.toSorted((one, other) => place(one) - place(other) || one.label.localeCompare(other.label));
}

function lastCounted(close: DayClose | undefined): string {
  if (!close) return t('Not counted yet');
  return t('Last counted {date} by {name}', { date: shownDay(close.date ?? ''), name: close.userID?.name ?? '' });
}
