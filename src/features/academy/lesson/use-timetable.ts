import { useQuery } from '@tanstack/react-query';
import type { Day } from '#kit/contract/day';
import { call, type Refusal } from '#kit/web/call';
import { timetable, type TimetableLesson } from './timetable.contract';

/** What a timetable shows: around which day, and of whom; empty for all. */
export interface Shown {
  readonly date: Day;
  readonly classID: string;
  readonly teacherID: string;
  readonly roomID: string;
}

/** The lessons of days that follow each other. */
export function useTimetable({ date: _around, ...whose }: Shown, days: readonly Day[]) {
  const named = Object.entries(whose).filter(([, id]) => id !== '');
  const query = { from: days[0], to: days.at(-1), ...Object.fromEntries(named) };
  return useQuery<readonly TimetableLesson[], Refusal>({
    queryKey: [timetable.path, query],
    queryFn: ({ signal }) => call(timetable, { query, signal }),
  });
}
