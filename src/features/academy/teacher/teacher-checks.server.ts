import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

export const teacherChecks: readonly Check[] = [
  {
    name: 'teacher-login',
    holds: words('Every teacher has a user with the same name, phone and username, and no other user is a teacher'),
    broken: words('Teacher {teacher}: the user is {user}'),
    finds: sql`select coalesce(t."teacherName" || ' (' || t.username || ')', '–') as teacher, coalesce(u.name || ' (' || u.username || ')', '–') as user
      from teacher t full join (select * from app_user where "teacherID" is not null or "userType" = 'teacher') u on u."teacherID" = t._id
      where t._id is null or u._id is null or u."userType" <> 'teacher' or u.username <> t.username
        or u.name <> t."teacherName" or u.phone <> t."teacherPhone"`,
  },
];
