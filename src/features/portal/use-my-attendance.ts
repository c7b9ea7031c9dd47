import { useQuery } from '@tanstack/react-query';
import { readAll } from '#kit/web/read-all';
import type { Pupil } from './pupil.rules';
import { type Attendance, attendance } from '#features/academy/attendance/attendance.contract';

/** The pupil's attendance, newest first. */
export function useMyAttendance({ asked }: Pupil) {
  return useQuery({
    queryKey: [attendance.path, 'mine', asked],
    queryFn: ({ signal }) => readAll<Attendance>(attendance.path, { ...asked, sort: '-date' }, signal),
  });
}
