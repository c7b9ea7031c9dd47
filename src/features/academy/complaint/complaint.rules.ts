import type { ComplaintStatus } from './complaint.contract';

interface Step {
  readonly status?: ComplaintStatus | undefined;
  readonly answer?: string | null | undefined;
}

/** The status of a complaint after an edit: one that is answered while it is still open becomes in process, unless the edit sets another status. */
export function statusAfter(stored: { readonly status: ComplaintStatus }, { status, answer }: Step): ComplaintStatus {
  if (status !== undefined) return status;
  const isBegun = stored.status === 'process' || stored.status === 'completed';
  return answer && !isBegun ? 'process' : stored.status;
}
