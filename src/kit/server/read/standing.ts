import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { refuseMissing } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import type { Scope } from './list';
import { refuseNotYours } from './send';

/** Whether a caller may reach a record: null if the record does not exist, false if it is outside the caller's scope. */
export type Standing = boolean | null;

/** A standing as a column, for a statement that asks for more than that. */
export function standingTo(call: Call, of: Entity, id: string, scope: Scope): Fragment {
  return sql`(select ${scope(call) ?? sql`true`} from ${tableOf(call, of.table)} t where t._id = ${id})`;
}

/** Ends the call with 404 where there is no such record, with 403 where it is not the caller's (A14). */
export function refuseStanding(standing: Standing): void {
  if (standing === null) refuseMissing();
  if (!standing) refuseNotYours();
}
