import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

export const studentChecks: readonly Check[] = [
  {
    name: 'student-login',
    holds: words('Every student has the login of its username'),
    broken: words('{student} ({number}): the username is {kept}, the login is {login}'),
    finds: sql`select s."studentName" as student, s."stdID"::text as number, s.username as kept, c.username as login
      from student s left join credential c on c."ownerKind" = 'student' and c."ownerID" = s._id where c.username is distinct from s.username`,
  },
];
