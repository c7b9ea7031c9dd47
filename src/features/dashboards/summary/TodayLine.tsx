import { type Icon, IconCash, IconReceipt2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { t } from '#kit/contract/language';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useScreens } from '#house/session/use-screens';
import type { Today } from '#features/dashboards/today/today.contract';
import { type ListLink, openedLink } from './list-link';
import { monthRange } from './summary.rules';
import styles from './TodayPanel.module.css';

interface Props {
  readonly icon: Icon;
  readonly label: string;
  readonly figure: ReactNode;
  readonly note: ReactNode;
  /** The lists behind it; the first one that the reader may open is linked. */
  readonly lists: readonly ListLink[];
  /** `calls` if somebody has to see to it, `calm` if nothing is to be done, `told` for mere information. */
  readonly state: 'calls' | 'calm' | 'told';
}

/** A line of the day: what it is about, how much of it there is, and the way to it. */
export function TodayLine({ icon: Symbol, label, figure, note, lists, state }: Props) {
  const link = openedLink(lists, useScreens());
  return (
    <div className={styles.line} data-state={state}>
      <dt className={styles.label}>
        <Symbol className={styles.icon} size={20} stroke={1.75} aria-hidden />
        {link ? (
          <Link className={styles.link} to={link.path} search={link.search ?? {}}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={styles.figure}>
        <span className={styles.late}>{figure}</span>
      </dd>
      <dd className={styles.note}>
        <span className={styles.late}>{note}</span>
      </dd>
    </div>
  );
}

/** Income and expense of the month up to today, beside those of the last one up to the same day. */
export function MonthSoFar({ month }: { month: Today['month'] }) {
  const shown = useShownMoney();
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const { from, to } = monthRange(monthOf(dayIn(timeZone, now)));
  const statement = { path: '/statement', search: { startDate: from, endDate: to } };
  return (
    <>
      <TodayLine
        icon={IconCash}
        label={t('Income this month')}
        figure={<Money amount={month.income.now} />}
        note={t('{amount} by this day last month', { amount: shown(month.income.before) })}
        lists={[{ path: '/income', search: { from, to } }, statement]}
        state="told"
      />
      <TodayLine
        icon={IconReceipt2}
        label={t('Expenses this month')}
        figure={<Money amount={month.expense.now} />}
        note={t('{amount} by this day last month', { amount: shown(month.expense.before) })}
        lists={[{ path: '/expense', search: { from, to } }, statement]}
        state="told"
      />
    </>
  );
}
