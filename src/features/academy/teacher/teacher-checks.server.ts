import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { levelsOfEmployees } from './teacher-employee.rules';

const spelt = Object.entries(levelsOfEmployees).map(
  ([level, said]) => sql`when ${sql.lit(level)} then ${sql.lit(said)}`,
);
const employeeLevel = sql`case t."educationalLevel" ${sql.join(spelt, sql` `)} end`;

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
  {
    name: 'teacher-employee',
    holds: words(
      'A teacher and the employee that it is say the same name, phone, gender, address and educational level',
    ),
    broken: words('Teacher {teacher}: the employee is {employee}'),
    finds: sql`select t."teacherName" || ' (' || t."teacherPhone" || ')' as teacher, e.name || ' (' || e.phone || ')' as employee
      from teacher t join employee e on e._id = t."employeeID"
      where (e.name, e.phone, e.gender, e.address) is distinct from (t."teacherName", t."teacherPhone", t."teacherGender", t."teacherAddress")
        or e."educationalLevel" <> ${employeeLevel}`,
  },
];
