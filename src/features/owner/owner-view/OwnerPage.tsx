import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { noMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { DayInput } from '#kit/web/day/DayInput';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { PageHeader } from '#kit/web/PageHeader';
import { PlaceLink } from '#kit/web/PlaceLink';
import { PrintHead } from '#kit/web/PrintHead';
import { counter } from '#house/menu/landing.rules';
import { useScreens } from '#house/session/use-screens';
import { MonthsChart } from '#features/dashboards/summary/MonthsChart';
import { Panel } from '#features/dashboards/summary/Panel';
import { AccountStrip } from './AccountStrip';
import { AttentionList } from './AttentionList';
import { FigureTable } from './FigureTable';
import { OtherBrand } from './OtherBrand';
import type { Owner } from './owner.contract';
import styles from './owner.module.css';
import { PeopleTable } from './PeopleTable';
import { SendSummary } from './SendSummary';
import { isEmpty, monthsTogether } from './together.rules';
import { TodayCard } from './TodayCard';
import { type Seen, useOwners } from './use-owners';

/** The owner's page: cash, the day, debts, profit, what needs attention, and who did what (OW6). */
export default function OwnerPage() {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const today = dayIn(timeZone, now);
  const { date: asked }: { readonly date?: string } = useSearch({ strict: false });
  const date = asked !== undefined && isDay(asked) && asked <= today ? asked : today;
  const navigate = useNavigate();
  const { seen, own, beside, other } = useOwners(date);
  useEffect(() => {
    document.title = t('Owner');
  });

  function show(day: string) {
    if (isDay(day) && day <= today)
      void navigate({ to: '.', search: day === today ? {} : { date: day }, replace: true });
  }

  return (
    <>
      <PrintHead />
      <PageHeader title={t('Owner')}>
        <OtherBrand other={other} />
        {date === today && <SendSummary />}
        <DayInput aria-label={t('Day')} className={styles.day} value={date} max={today} onChange={show} />
      </PageHeader>
      {own.error && !own.data && <ErrorState message={own.error.message} onRetry={() => void own.refetch()} />}
      {beside.error && <ErrorState message={beside.error.message} onRetry={() => void beside.refetch()} />}
      {own.isPending && <FormSkeleton />}
      {seen.length > 0 && (
        <div className={styles.page} data-stale={own.isPlaceholderData || undefined}>
          {seen.every(({ owner }) => isEmpty(owner)) && <FirstPayment />}
          {seen.map((one, place) => (
            <AccountStrip key={one.brand} seen={one} isOwn={place === 0} named={seen.length > 1} />
          ))}
          <div className={styles.cards}>
            <TodayCard title={date === today ? t('Today') : shownDay(date)} seen={seen} />
            <DebtsCard seen={seen} />
            <MonthCard seen={seen} />
          </div>
          <div className={styles.wide}>
            <MonthsLine seen={seen} />
            <AttentionList seen={seen} />
          </div>
          <PeopleTable seen={seen} />
        </div>
      )}
    </>
  );
}

/** Says what to begin with where there is nothing to see yet. */
function FirstPayment() {
  const mayTake = useScreens().has(counter);
  return (
    <EmptyState title={t('Nothing was taken or spent yet. These figures follow from what is entered.')}>
      {mayTake && <PlaceLink to={counter}>{t('Take the first payment')}</PlaceLink>}
    </EmptyState>
  );
}

/** Income and expense of twelve months, of both brands together if both are shown. */
function MonthsLine({ seen }: { readonly seen: readonly Seen[] }) {
  const months = monthsTogether(seen.map(({ owner }) => owner));
  return (
    <Panel title={t('Twelve months')}>
      <MonthsChart months={months} />
    </Panel>
  );
}

/** Shows what others owe the business, and what the business owes them. */
function DebtsCard({ seen }: { readonly seen: readonly Seen[] }) {
  const buysOnCredit = seen.some(({ owner }) => owner.owedToSuppliers !== null);
  return (
    <Panel title={t('Debts')}>
      <FigureTable
        label={t('Debts')}
        seen={seen}
        figures={[
          { label: t('Owed to us'), of: ({ debts }) => debts.total, look: 'main' },
          { label: t('Overdue'), of: ({ debts }) => debts.late, look: 'part' },
          { label: t('Over 90 days'), of: ({ debts }) => debts.over90, look: 'part' },
          { label: t('Owed to customers'), of: ({ owedToCustomers }) => owedToCustomers },
          ...(buysOnCredit
            ? [
                {
                  label: t('Owed to suppliers'),
                  of: ({ owedToSuppliers }: Seen['owner']) => owedToSuppliers ?? noMoney,
                },
              ]
            : []),
          { label: t('Unpaid payroll'), of: ({ unpaidPayroll }) => unpaidPayroll },
        ]}
      />
    </Panel>
  );
}

/** The month of the day beside the month before it. */
function MonthCard({ seen }: { readonly seen: readonly Seen[] }) {
  return (
    <Panel title={t('This month and last')}>
      <FigureTable
        label={t('This month and last')}
        seen={seen}
        figures={[
          { label: t('Income'), of: ({ month }) => month.income },
          { label: t('Expense'), of: ({ month }) => month.expense },
          { label: t('Net income'), of: ({ month }) => month.net, look: 'main' },
          { label: t('By this day last month'), of: ({ month }) => month.sameDayLastMonth, look: 'part' },
          { label: t('All of last month'), of: lastNet, look: 'part' },
        ]}
      />
    </Panel>
  );
}

function lastNet({ months }: Owner) {
  return months.at(-2)?.net ?? noMoney;
}
