import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Day, isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { confirmDiscard } from '#kit/web/form/confirm-discard';
import { useOrganisation } from '#kit/web/organisation';
import { PageHeader } from '#kit/web/PageHeader';
import { useSession } from '#house/session/session';
import { dueDate } from './due-date';
import { NotTaken } from './NotTaken';
import { RegisterPanel } from './RegisterPanel';
import type { Place } from './RegisterPlace';
import { useClassNow } from './use-class-now';

/** The page for taking registers: which ones are missing, and the register of one class and date, which the address names. */
export default function AttendancePage() {
  const { claims } = useSession();
  const { timeZone } = useOrganisation();
  const navigate = useNavigate();
  const search: Readonly<Record<string, string>> = useSearch({ strict: false });
  const [dirty, setDirty] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const isPhone = useMediaQuery('(max-width: 560px)');
  const today = todayIn(timeZone);
  const own = claims?.teacherID ?? '';
  const { classID = '', date: wanted = '' } = search;
  // A day that somebody has chosen stays, whatever class is chosen next.
  const [dated, setDated] = useState(() => classID === '' && isDay(wanted));
  const place: Place = {
    // A teacher's classes are the teacher's own (R 4.3).
    teacherID: own || (search.teacherID ?? ''),
    classID,
    date: isDay(wanted) && wanted <= today ? wanted : today,
  };

  // On a phone the students take the whole screen once the register is chosen.
  const isTaking = isPhone && classID !== '' && !choosing;

  useEffect(() => {
    document.title = t('Attendance');
  }, []);

  // A teacher who comes without saying for which class comes for the one that meets now.
  const classNow = useClassNow(own);
  const isOpen = Object.keys(search).length > 0;
  useEffect(() => {
    if (isOpen || classNow === undefined) return;
    void navigate({ to: '.', search: { classID: classNow, date: today }, replace: true, resetScroll: false });
  }, [isOpen, classNow, today, navigate]);

  // The answer to which day is due may come after another choice: the newest choice counts.
  const chosen = useRef(0);
  const [coming, setComing] = useState<Partial<Place>>();
  async function go(to: Partial<Place>) {
    if (dirty && !(await confirmDiscard())) return;
    const choice = ++chosen.current;
    if (to.classID) setChoosing(false);
    const next = { ...place, ...to };
    if (to.date) setDated(true);
    else if (to.classID && !dated) {
      setComing(to);
      next.date = await dueDate(to.classID, today);
    }
    if (choice !== chosen.current) return;
    setComing(undefined);
    const said = Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'teacherID' && own));
    await navigate({ to: '.', search: Object.fromEntries(said), replace: true, resetScroll: false });
  }

  return (
    <>
      <PageHeader title={t('Attendance')} />
      {!isTaking && (
        <NotTaken place={place} today={today} onOpen={(id) => void go({ classID: id, date: place.date })} />
      )}
      <RegisterPanel
        place={place}
        coming={coming}
        today={today}
        teacher={own === '' ? undefined : claims?.name}
        onPlace={(to) => void go(to)}
        onDirty={setDirty}
        onChoose={isTaking ? () => setChoosing(true) : undefined}
      />
    </>
  );
}

function todayIn(timeZone: string): Day {
  return dayIn(timeZone, new Date());
}
