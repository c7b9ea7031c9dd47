import { IconCash, IconReceipt2, IconScale, IconWallet } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useScreens } from '#house/session/use-screens';
import { FigureCard } from './FigureCard';
import styles from './FigureCard.module.css';
import { EachList } from './EachList';
import { eachList, type ListLink } from './list-link';
import type { Summary } from './summary.contract';
import { useToday } from './use-today';

/** Income, expenses, balance and debts of all time; the month so far is shown with the tasks of the day. */
export function MoneyCards({ summary, debts }: { summary: Summary | undefined; debts: readonly ListLink[] }) {
  const each = eachList(debts, useScreens());
  const overdue = useToday().today?.owed?.overdue ?? noMoney;
  const shown = useShownMoney();
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
        {t('Of all time')}
      </FigureCard>
      <FigureCard
        size="large"
        label={t('Expenses')}
        icon={IconReceipt2}
        figure={money(summary?.totalExpense)}
        lists={[{ path: '/expense' }, { path: '/statement' }]}
      >
        {t('Of all time')}
      </FigureCard>
      <FigureCard
        size="large"
        label={t('Balance')}
        icon={IconScale}
        figure={money(summary?.balance)}
        lists={[{ path: '/statement' }]}
      >
        {t('Of all time')}
      </FigureCard>
      <FigureCard
        size="large"
        label={t('Debts')}
        icon={IconWallet}
        figure={money(summary?.totalDue)}
        lists={each.length > 0 ? [] : debts}
      >
        <span>
          {t('Owed to us')}
          <EachList lists={each} />
        </span>
        {overdue > 0 && <span className={styles.overdue}>{t('{amount} overdue', { amount: shown(overdue) })}</span>}
      </FigureCard>
    </ul>
  );
}
