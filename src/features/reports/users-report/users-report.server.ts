import { sql } from 'kysely';
import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { tableOf } from '#kit/server/sql/fragment';
import { user } from '#features/people/user/user.contract';
import { usersReport } from './users-report.contract';

/** The entries of the activity log about a user that are not writes. */
const noWrites = ['login', 'login failed', 'code asked', 'recovery code used', 'logout', 'refused'];

export const usersReportRoutes: Route[] = [
  onReport(usersReport, (call, body) => {
    const where = withinSpan(call, sql`t."createdAt"`, 'timestamp', body);
    const writes = sql`(select count(*) from ${tableOf(call, 'activity')} a
      where a."userID" = t._id and a.action <> all(${noWrites}::text[]))`;
    return {
      rows: selectOf(user, usersReport.row, call, where, { writes }),
      order: sql`t."createdAt", t._id`,
    };
  }),
];
