import { useQuery } from '@tanstack/react-query';
import type { Day } from '#kit/contract/day';
import { call, type Refusal } from '#kit/web/call';
import { timetable, type TimetableLesson } from '#features/academy/lesson/timetable.contract';
import type { Pupil } from './pupil.rules';

/** The pupil's lessons in a range of days. */
export function useMyLessons({ asked }: Pupil, days: readonly Day[]) {
  const query = { from: days[0], to: days.at(-1), ...asked };
  return useQuery<readonly TimetableLesson[], Refusal>({
    queryKey: ['my lessons', query],
    queryFn: ({ signal }) => call(timetable, { query, signal }),
  });
}
