import type { Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { activity } from './activity.contract';

/** The calls of the log: read-only, newest first unless sorted otherwise (B8). */
export const activityRoutes: Route[] = crud(activity, {
  without: ['create', 'update', 'remove'],
  list: { answer: (call, usual) => usual({ ...call, query: newestFirst(call.query) }) },
});

function newestFirst(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { sort: '-createdAt', ...query };
}
