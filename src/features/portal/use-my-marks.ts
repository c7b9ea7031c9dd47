import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { call } from '#kit/web/call';
import { marks } from '#features/academy/marks/marks.contract';
import { readAll } from '#kit/web/read-all';
import { studentClasses } from '#features/academy/own-classes/student-classes.contract';

export type MyMark = Got<typeof marks>;

/** The student's own marks, class by class. */
export function useMyMarks() {
  return useQuery({
    queryKey: [marks.path, 'mine'],
    queryFn: ({ signal }) => readAll<MyMark>(marks.path, { sort: 'classID' }, signal),
  });
}

/** The student's own classes. */
export function useMyClasses(studentId: string) {
  return useQuery({
    queryKey: ['my classes', studentId],
    queryFn: async ({ signal }) => (await call(studentClasses, { params: { studentId }, signal })).studentsClasses,
  });
}
