import { IconPrinter } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { AddButton } from '#kit/web/crud/AddButton';
import { RecordDialog } from '#kit/web/crud/RecordDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import type { OpenedForm } from '#kit/web/form/use-draft';
import { useOrganisation } from '#kit/web/organisation';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { useSession } from '#house/session/session';
import { lessonChange } from './lesson-change.contract';
import { changeFormOf, type ChangeStart, type Planned } from './lesson-change-form';
import { LessonDialog } from './LessonDialog';
import { TimetableBar } from './TimetableBar';
import type { TimetableLesson } from './timetable.contract';
import { weekOf } from './timetable.rules';
import { TimetableDays } from './TimetableDays';
import { type Shown, useTimetable } from './use-timetable';

const AddToCalendar = lazy(async () => ({ default: (await import('./AddToCalendar')).AddToCalendar }));

interface Form extends OpenedForm<typeof lessonChange> {
  readonly start: ChangeStart;
  readonly planned?: Planned;
}

/** The lessons of a week, or on a phone of one day: of all classes, of one class or teacher, or in one room. The address says which. */
export default function TimetablePage() {
  const { timeZone } = useOrganisation();
  const { claims } = useSession();
  const search: Readonly<Record<string, string>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 640px)') ?? false;
  const [lesson, setLesson] = useState<TimetableLesson>();
  const [form, setForm] = useState<Form>();
  const [now] = useState(() => new Date());
  // Not kept: the organisation's time zone may come after the page.
  const today = dayIn(timeZone, now);
  const own = claims?.teacherID ?? '';
  const { classID = '', teacherID = '', roomID = '', date = '' } = search;
  const shown: Shown = { date: isDay(date) ? date : today, classID, teacherID, roomID };
  const days = isPhone ? [shown.date] : weekOf(shown.date);
  const read = useTimetable(shown, days);

  useEffect(() => {
    document.title = t('Timetable');
  }, []);

  function go(to: Partial<Shown>) {
    const said = Object.entries({ ...shown, ...to }).filter(([, value]) => value !== '');
    void navigate({ to: '.', search: Object.fromEntries(said), replace: true, resetScroll: false });
  }

  function open(next: Form) {
    setLesson(undefined);
    setForm(next);
  }

  return (
    <>
      <PrintHead />
      <PageHeader title={t('Timetable')}>
        <Button variant="default" leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
        {own !== '' && (
          <Suspense fallback={null}>
            <AddToCalendar />
          </Suspense>
        )}
        <AddButton
          label={t('Add extra lesson')}
          onClick={() =>
            open({ start: { changeKind: 'extra', date: shown.date, ...(classID === '' ? {} : { classID }) } })
          }
        />
      </PageHeader>
      <TimetableBar shown={shown} days={days} today={today} isOwn={own !== ''} onShow={go} />
      {read.error && <ErrorState message={read.error.message} onRetry={() => void read.refetch()} />}
      {read.data?.length === 0 && (
        <EmptyState title={isPhone ? t('No lessons on this day.') : t('No lessons this week.')} />
      )}
      {read.data?.length !== 0 && !read.error && (
        <TimetableDays days={days} today={today} lessons={read.data} onOpen={setLesson} />
      )}
      <LessonDialog lesson={lesson} today={today} onClose={() => setLesson(undefined)} onChange={open} />
      <RecordDialog
        // Another lesson mounts another form, because the rules depend on the lesson.
        key={`${form?.start.classID} ${form?.start.date} ${form?.start.changeKind}`}
        entity={lessonChange}
        form={changeFormOf(form?.start ?? {}, own === '' ? 'all' : 'own', form?.planned)}
        opened={form}
        onClose={() => setForm(undefined)}
      />
    </>
  );
}
