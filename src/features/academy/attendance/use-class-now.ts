import { useState } from 'react';
import { dayIn, timeIn } from '#kit/rules/calendar';
import { useOrganisation } from '#kit/web/organisation';
import { type ClassHours, classNow } from './class-now.rules';
import { useNotTaken, useWaitingClasses } from './use-register';

/** The class of a teacher whose register is to be taken now; undefined where there is none, or it is not known. */
export function useClassNow(teacherID: string): string | undefined {
  const { name, timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const today = dayIn(timeZone, now);
  const { data } = useNotTaken(today, teacherID, today);
  const isWaiting = useWaitingClasses(today);
  // Until the organisation is loaded its local time is not known.
  if (teacherID === '' || name === '' || data === undefined) return undefined;
  const missing = [...data.missing, ...data.toCome].flatMap(({ _id, TimeIn, TimeOut }): ClassHours[] =>
    typeof TimeIn === 'string' && typeof TimeOut === 'string' && !isWaiting(_id) ? [{ _id, TimeIn, TimeOut }] : [],
  );
  return classNow(missing, timeIn(timeZone, now));
}
