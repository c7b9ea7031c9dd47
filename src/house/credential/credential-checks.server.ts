import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

export const credentialChecks: readonly Check[] = [
  {
    name: 'user-login',
    holds: words('Every user has the login of its username'),
    broken: words('User {user}: the username is {kept}, the login is {login}'),
    finds: sql`select u.name as user, u.username as kept, c.username as login from app_user u
      left join credential c on c."ownerKind" = 'user' and c."ownerID" = u._id where c.username is distinct from u.username`,
  },
  {
    name: 'login-owner',
    holds: words('Every login belongs to a user, a student or a guardian'),
    broken: words('The login {login} belongs to nobody'),
    finds: sql`select c.username as login from credential c
      where not exists (select 1 from app_user u where u._id = c."ownerID" and c."ownerKind" = 'user')
        and not exists (select 1 from student s where s._id = c."ownerID" and c."ownerKind" = 'student')
        and not exists (select 1 from guardian g where g._id = c."ownerID" and c."ownerKind" = 'guardian')`,
  },
];
