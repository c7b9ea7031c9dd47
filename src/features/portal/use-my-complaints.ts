import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { complaint, studentComplaints } from '#features/academy/complaint/complaint.contract';
import { readAll } from '#kit/web/read-all';

export type MyComplaint = Got<typeof complaint>;

/** The student's complaints, the newest first. */
export function useMyComplaints(studentID: string) {
  return useQuery({
    queryKey: [complaint.path, 'mine', studentID],
    queryFn: ({ signal }) =>
      readAll<MyComplaint>(studentComplaints.path.replace('{studentID}', studentID), { sort: '-complainDate' }, signal),
  });
}
