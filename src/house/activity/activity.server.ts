import type { Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import type { Database } from '#kit/server/db';
import { addressOf } from '#kit/server/http/address';
import type { ServerParts } from '#kit/server/http/parts';
import { activity } from './activity.contract';
import { writeEvent } from './event.server';

/** The calls of the log: read-only, newest first unless sorted otherwise (B8). */
export const activityRoutes: Route[] = crud(activity, {
  without: ['create', 'update', 'remove'],
  list: { answer: (call, usual) => usual({ ...call, query: newestFirst(call.query) }) },
});

function newestFirst(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { sort: '-createdAt', ...query };
}

// Typing errors and wrong addresses are not worth logging: 400, 404, 413 and 415 are left out.
const told = new Set([401, 403, 409, 429]);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A hook that logs refused calls, outside the transaction that the refusal rolled back (R 4.7). */
export function refusalLog(database: Database, clock: () => Date): ServerParts['refused'] {
  return async ({ brand, me }, request, { status, message }) => {
    if (!me || !told.has(status)) return;
    const path = new URL(request.url, 'http://host').pathname.replace(/^\/api\/[^/]+\//, '').slice(0, 120);
    const id = path.split('/').at(-1) ?? '';
    await writeEvent(
      { db: database.in(brand), address: addressOf(request), now: clock() },
      {
        action: 'refused',
        resource: path.split('/')[0] ?? '',
        recordID: uuid.test(id) ? id : null,
        label: message,
        status,
        owner: { kind: me.kind === 'student' ? 'student' : 'user', id: me._id },
        after: { call: `${request.method} ${path}` },
      },
    );
  };
}
