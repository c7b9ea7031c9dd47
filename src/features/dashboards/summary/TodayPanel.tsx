import { IconCashBanknote, IconClipboardList, IconMessageReport, IconPackage, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { counted, t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { shownDay, shownMoment } from '#kit/rules/show';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { showNumber } from '#kit/web/show';
import { useScreens } from '#house/session/use-screens';
import { useFeature } from '#house/session/use-feature';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import type { Today } from '#features/dashboards/today/today.contract';
import { awaitedToday } from './awaited-today';
import { EachList } from './EachList';
import { eachList, type ListLink } from './list-link';
import { MonthSoFar, TodayLine } from './TodayLine';
import styles from './TodayPanel.module.css';

interface Props {
  /** Undefined while it is on its way. */
  readonly today: Today | undefined;
  /** The part that shows what is owed. */
  readonly debts: readonly ListLink[];
}

/** The tasks of the day, each leading to its place, and the month so far. */
export function TodayPanel({ today, debts }: Props) {
  const id = useId();
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const screens = useScreens();
  const each = eachList(debts, screens);
  const keepsSeats = useFeature(timetableFeature);
  const awaited = awaitedToday({ screens, keepsSeats }, dayIn(timeZone, now));
  const { registers, owed, stock, complaints, month, waiting } = today ?? awaited;
  return (
    <section className={styles.today} aria-labelledby={id} aria-busy={today === undefined}>
      <h2 id={id} className={styles.title}>
        {t('Today')}
        <span className={styles.date}>
          {shownMoment(now, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })}
        </span>
      </h2>
      <dl className={styles.lines}>
        {registers && (
          <TodayLine
            icon={IconClipboardList}
            label={t('Registers not taken')}
            figure={showNumber(registers.missing)}
            note={registersNote(registers)}
            lists={[{ path: '/attendence' }]}
            state={registers.missing > 0 ? 'calls' : 'calm'}
          />
        )}
        {owed && (
          <TodayLine
            icon={IconCashBanknote}
            label={t('Owed')}
            figure={<Money amount={owed.amount} />}
            note={<OwedNote owed={owed} lists={each} />}
            lists={each.length > 0 ? [] : debts}
            state={owed.people > 0 ? 'calls' : 'calm'}
          />
        )}
        {stock && (
          <TodayLine
            icon={IconPackage}
            label={t('Low stock')}
            figure={showNumber(stock.low)}
            note={<StockNote {...stock} />}
            lists={[{ path: '/stock', search: { stockStatus: 'low' } }]}
            state={stock.low + stock.empty > 0 ? 'calls' : 'calm'}
          />
        )}
        {complaints && (
          <TodayLine
            icon={IconMessageReport}
            label={t('Open complaints')}
            figure={showNumber(complaints.open)}
            note={complaintsNote(complaints)}
            lists={[{ path: '/complain', search: { tab: 'open' } }]}
            state={complaints.open > 0 ? 'calls' : 'calm'}
          />
        )}
        {waiting && (
          <TodayLine
            icon={IconUsers}
            label={t('Waiting list')}
            figure={showNumber(waiting.students)}
            note={waitingNote(waiting)}
            lists={[{ path: '/stdenrollment', search: { enrolledStatus: 'waiting' } }]}
            state={waiting.students > 0 ? 'calls' : 'calm'}
          />
        )}
        <MonthSoFar month={month} />
      </dl>
    </section>
  );
}

function registersNote({ begun, missing }: NonNullable<Today['registers']>): string {
  if (begun === 0) return t('No class has begun yet');
  if (missing === 0) return t('All that have begun are taken');
  return counted(begun, 'of {count} class that has begun', 'of {count} classes that have begun');
}

function OwedNote({ owed: { people, since }, lists }: OwedProps) {
  if (since === null) return t('Nobody owes anything');
  const day = shownDay(since);
  return (
    <>
      {counted(people, '{count} person, since {day}', '{count} people, since {day}', { day })}
      <EachList lists={lists} />
    </>
  );
}

interface OwedProps {
  readonly owed: NonNullable<Today['owed']>;
  readonly lists: readonly ListLink[];
}

function complaintsNote({ open, since }: NonNullable<Today['complaints']>): string {
  return since === null ? t('None waits for an answer') : sinceNote(open, since);
}

function waitingNote({ students, since }: NonNullable<Today['waiting']>): string {
  return since === null ? t('Nobody waits for a seat') : sinceNote(students, since);
}

/** Since when the only one, or the first of several, has waited. */
function sinceNote(count: number, since: string): string {
  return count === 1
    ? t('since {day}', { day: shownDay(since) })
    : t('the oldest from {day}', { day: shownDay(since) });
}

/** The note on stock; sold-out items have a list of their own. */
function StockNote({ low, empty }: NonNullable<Today['stock']>) {
  const gone = counted(empty, '{count} item is out of stock', '{count} items are out of stock');
  if (empty === 0) return low === 0 ? t('There is enough of everything') : t('Nothing is out of stock');
  return (
    <Link className={styles.second} to="/stock" search={{ stockStatus: 'empty' }}>
      {gone}
    </Link>
  );
}
