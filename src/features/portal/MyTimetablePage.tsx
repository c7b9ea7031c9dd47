import { lazy, Suspense, useEffect, useState } from 'react';
import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { PageHeader } from '#kit/web/PageHeader';
import { DaySteps } from '#features/academy/lesson/DaySteps';
import { weekOf } from '#features/academy/lesson/timetable.rules';
import { TimetableDays } from '#features/academy/lesson/TimetableDays';
import { NoChildren } from './NoChildren';
import type { Pupil } from './pupil.rules';
import { PupilFactsAgain } from './PupilFacts';
import { useMyLessons } from './use-my-lessons';
import { usePupil } from './use-pupil';
import { WaitingTable } from './WaitingRows';

const AddToCalendar = lazy(async () => ({
  default: (await import('#features/academy/lesson/AddToCalendar')).AddToCalendar,
}));

/** The pupil's lessons of a week. */
export default function MyTimetablePage() {
  const pupil = usePupil();
  return pupil ? <Lessons of={pupil} /> : <NoChildren />;
}

function Lessons({ of: pupil }: { readonly of: Pupil }) {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  // Not kept: the organisation's time zone may come after the page.
  const today = dayIn(timeZone, now);
  const [chosen, setDate] = useState<Day>();
  const date = chosen ?? today;
  const week = weekOf(date);
  const { data, error, refetch } = useMyLessons(pupil, week);
  useEffect(() => {
    document.title = t('Timetable');
  }, []);
  return (
    <>
      <PageHeader title={t('Timetable')}>
        <DaySteps date={date} count={week.length} today={today} onDate={setDate} />
        <Suspense fallback={null}>
          <AddToCalendar />
        </Suspense>
      </PageHeader>
      <PupilFactsAgain of={pupil} />
      <p>{`${shownDay(week[0] ?? date)} – ${shownDay(week.at(-1) ?? date)}`}</p>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingTable />}
      {data?.length === 0 && <EmptyState title={t('No lessons this week.')} />}
      {data && data.length > 0 && <TimetableDays days={week} today={today} lessons={data} />}
    </>
  );
}
