import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/web/call';
import { type OwnGradebook, readGradebook } from '#features/academy/gradebook/gradebook.contract';
import type { Pupil } from './pupil.rules';

/** The pupil's results in a class, from the gradebook; nothing is asked without a class. */
export function useMyResults({ asked }: Pupil, classId: string) {
  return useQuery({
    queryKey: ['my results', classId, asked],
    queryFn: async ({ signal }): Promise<OwnGradebook | undefined> => {
      const answer = await call(readGradebook, { params: { classId }, query: { ...asked }, signal });
      return 'subjects' in answer ? answer : undefined;
    },
    enabled: classId !== '',
  });
}
