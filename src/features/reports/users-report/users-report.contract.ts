import { whole } from '#kit/contract/fields-number';
import { timestamp } from '#kit/contract/fields-text';
import { report, span } from '#kit/contract/report';
import { user } from '#features/people/user/user.contract';

const { name, phone, username, userType } = user.fields;
const { status, lastLoginAt } = user.stored;
const writes = whole('Writes', { initial: 0, min: 0, max: Number.MAX_SAFE_INTEGER });

/** The users made within a range of days, and what they have done since (H3). */
export const usersReport = report({
  path: 'reports/usersReport',
  title: 'Users created in a range, with type, status, last login and number of writes',
  file: 'UsersReport',
  body: span,
  row: {
    name,
    phone,
    username,
    userType,
    status,
    createdAt: timestamp('Created'),
    lastLoginAt,
    writes,
  },
  totals: { writes },
});
