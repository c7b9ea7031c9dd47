import { sql } from 'kysely';
import { isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { describePreviewed } from '#kit/server/schema/describe';
import type { OwnWay } from './crud-parts';
import { isPreview } from './preview';

/** A record as a write answers it. */
type Written = Readonly<Record<string, unknown>>;

/**
 * A write that with `preview=1` is done, examined and rolled back: it answers what `look` finds out about the record. Invalid input is
 * refused as in the write itself. `members` describe what `look` answers besides status and message.
 */
export function previewedBy(
  members: Readonly<Record<string, object>>,
  look: (call: Call, info: Written) => Promise<object>,
): OwnWay {
  return {
    query: ['preview'],
    reply: (usual) => describePreviewed(usual, members),
    answer: (call, usual) =>
      isPreview(call)
        ? tried(call, async (within) => {
            const answer = await usual(within);
            return look(within, isObject(answer) && isObject(answer.info) ? answer.info : {});
          })
        : usual(call),
  };
}

/** The answer of a task that is rolled back: nothing of it remains, in the database or elsewhere. A refusal ends the call. */
async function tried<T>(call: Call, task: (call: Call) => Promise<T>): Promise<T> {
  await sql`savepoint tried`.execute(call.db);
  const answer = await task({ ...call, events: [], holding: {}, afterCommit: () => undefined });
  await sql`rollback to savepoint tried`.execute(call.db);
  return answer;
}
