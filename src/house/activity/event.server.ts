import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import type { Owner } from '#house/session/session.server';
import type { actions } from './activity.contract';

/** An event that is not the write of a record: a login, a refusal. */
export interface AccessEvent {
  readonly action: keyof typeof actions;
  readonly resource: string;
  readonly recordID: string | null;
  readonly label: string;
  readonly status: number;
  /** The person who did it, where that is known. */
  readonly owner: Owner | undefined;
  readonly after?: Readonly<Record<string, string>>;
}

/** Writes an event into the activity log. */
export async function writeEvent(call: Pick<Call, 'db' | 'address' | 'now'>, event: AccessEvent): Promise<void> {
  const { action, resource, recordID, label, status, owner, after } = event;
  await call.db
    .insertInto('activity')
    .values({
      _id: newId(),
      createdAt: call.now,
      userID: owner?.kind === 'user' ? owner.id : null,
      studentID: owner?.kind === 'student' ? owner.id : null,
      guardianID: owner?.kind === 'guardian' ? owner.id : null,
      action,
      resource,
      recordID,
      label: label.slice(0, 240),
      address: call.address,
      status,
      before: null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
