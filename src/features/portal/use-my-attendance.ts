import { useQuery } from '@tanstack/react-query';
import { readAll } from '#kit/web/read-all';
import { type Attendance, attendance } from '#features/academy/attendance/attendance.contract';

/** The student's own attendance, newest first. */
export function useMyAttendance() {
  return useQuery({
    queryKey: [attendance.path, 'mine'],
    queryFn: ({ signal }) => readAll<Attendance>(attendance.path, { sort: '-date' }, signal),
  });
}
