import { useQuery } from '@tanstack/react-query';
import type { Day } from '#kit/contract/day';
import { call, type Refusal } from '#kit/web/call';
import { timetable, type TimetableLesson } from './timetable.contract';
import { weekSpan } from './timetable.rules';

/** What a timetable shows: the week of which day, and whose lessons; empty for all. */
export interface Shown {
  readonly date: Day;
  readonly classID: string;
  readonly teacherID: string;
  readonly roomID: string;
}

/** The lessons of the week: a person who steps through its days on a phone waits only once, and not at all without a network (AL22). */
export function useTimetable({ date, ...whose }: Shown, days: readonly Day[]) {
  const named = Object.entries(whose).filter(([, id]) => id !== '');
  const query = { ...weekSpan(date), ...Object.fromEntries(named) };
  return useQuery<readonly TimetableLesson[], Refusal>({
    queryKey: [timetable.path, query],
    queryFn: ({ signal }) => call(timetable, { query, signal }),
    select: (lessons) => lessons.filter(({ date: day }) => days.includes(day)),
  });
}
