import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { readAll } from '#kit/web/read-all';
import { certificate } from '#features/academy/certificate/certificate.contract';
import type { Pupil } from './pupil.rules';

export type MyCertificate = Got<typeof certificate>;

/** The pupil's certificates, newest first. */
export function useMyCertificates({ asked }: Pupil) {
  return useQuery({
    queryKey: [certificate.path, 'mine', asked],
    queryFn: ({ signal }) => readAll<MyCertificate>(certificate.path, { ...asked, sort: '-issueDate' }, signal),
  });
}
