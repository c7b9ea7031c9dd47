import { IconCash, IconReceipt2, IconScale, IconWallet } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { minus } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import { Change } from './Change';
import { FigureCard } from './FigureCard';
import styles from './FigureCard.module.css';
import type { ListLink } from './list-link';
import type { Summary } from './summary.contract';
import { ThisMonth } from './ThisMonth';
import { useLastMonths } from './use-last-months';

/** Income, expenses, balance and debts over all time, with this month beside the last one. */
export function MoneyCards({ summary, debts }: { summary: Summary | undefined; debts: readonly ListLink[] }) {
  const [before, now] = useLastMonths(summary);
  const money = (amount: Amount | undefined) => (amount === undefined ? undefined : <Money amount={amount} />);
  return (
    <ul className={styles.cards} aria-busy={summary === undefined}>
      <FigureCard
        size="large"
        label={t('Income')}
        icon={IconCash}
        figure={money(summary?.totalincome)}
        lists={[{ path: '/income' }, { path: '/statement' }]}
      >
        {before && now && (
          <>
            <ThisMonth amount={now.income} />
            <Change before={before.income} now={now.income} good="more" />
          </>
        )}
      </FigureCard>
      <FigureCard
        size="large"
        label={t('Expenses')}
        icon={IconReceipt2}
        figure={money(summary?.totalExpense)}
        lists={[{ path: '/expense' }, { path: '/statement' }]}
      >
        {before && now && (
          <>
            <ThisMonth amount={now.expense} />
            <Change before={before.expense} now={now.expense} good="less" />
          </>
        )}
      </FigureCard>
      <FigureCard
        size="large"
        label={t('Balance')}
        icon={IconScale}
        figure={money(summary?.balance)}
        lists={[{ path: '/statement' }]}
      >
        {before && now && (
          <>
            <ThisMonth amount={minus(now.income, now.expense)} />
            <Change before={minus(before.income, before.expense)} now={minus(now.income, now.expense)} good="more" />
          </>
        )}
      </FigureCard>
      <FigureCard size="large" label={t('Debts')} icon={IconWallet} figure={money(summary?.totalDue)} lists={debts}>
        {t('Owed to us')}
      </FigureCard>
    </ul>
  );
}
