import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { call } from '#kit/web/call';
import { marks } from '#features/academy/marks/marks.contract';
import { readAll } from '#kit/web/read-all';
import { studentClasses } from '#features/academy/own-classes/student-classes.contract';

import type { Pupil } from './pupil.rules';

export type MyMark = Got<typeof marks>;

/** The pupil's marks, class by class. */
export function useMyMarks({ asked }: Pupil) {
  return useQuery({
    queryKey: [marks.path, 'mine', asked],
    queryFn: ({ signal }) => readAll<MyMark>(marks.path, { ...asked, sort: 'classID' }, signal),
  });
}

/** The pupil's classes. */
export function useMyClasses(studentId: string) {
  return useQuery({
    queryKey: ['my classes', studentId],
    queryFn: async ({ signal }) => (await call(studentClasses, { params: { studentId }, signal })).studentsClasses,
  });
}
