import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { user } from '#features/people/user/user.contract';
import { usersReport } from './users-report.contract';

/** What the activity log holds of a user beside its writes. */
const noWrites = ['login', 'login failed', 'code asked', 'recovery code used', 'logout', 'refused'];

export const usersReportRoutes: Route[] = [
  onReport(usersReport, (call, body, bound) => {
    const { brand: schema } = call;
    const where = withinSpan(call, 't."createdAt"', 'timestamp', body, bound);
    const writes = `(select count(*) from ${schema}.activity a
      where a."userID" = t._id and a.action <> all(${bound.add(noWrites)}::text[]))`;
    return {
      rows: selectOf(user, usersReport.row, schema, where, { writes }),
      order: 't."createdAt", t._id',
    };
  }),
];
