import type { Errors } from '#kit/contract/parse';
import type { Refused } from '#kit/contract/endpoint';
import type { Call } from '#kit/server/call';
import { writeEvent } from '#house/activity/event.server';
import type { Owner } from '#house/session/session.server';
import { committedRefusal } from '#house/tries/committed-refusal.server';

interface Try {
  /** What was typed. */
  readonly label: string;
  readonly owner: Owner | undefined;
}

/** Refuses a login, and notes it. */
export async function refused(
  call: Call,
  { label, owner }: Try,
  status: 401 | 403,
  message: string,
  errors?: Errors,
): Promise<Refused> {
  await writeEvent(call, {
    action: 'login failed',
    resource: 'login',
    recordID: owner?.id ?? null,
    label,
    status,
    owner,
  });
  return committedRefusal(call, status, message, errors);
}
