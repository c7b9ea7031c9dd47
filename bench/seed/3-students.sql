-- Students with their logins, and enrollments: the first students have a second one.
insert into student (_id, "createdAt", "updatedAt", "stdID", "studentName", "studentPhone", "studentGender", "studentAddress",
  "educationalLevel", "studentStatus", username, "parentName", "parentPhone", "studentPhoneNormal",
  "parentPhoneNormal")
select pg_temp.id(at), at, at, 1000 + n, name, pg_temp.phone(n, 44), gender, pg_temp.address(n),
  (array['Secondary', 'Secondary', 'Secondary', 'Bachelor', 'primary', 'others'])[1 + floor(pg_temp.chance(n, 46) * 6)::integer],
  case when n % 50 = 7 then 'pending' else 'active' end,
  lower(split_part(name, ' ', 1) || '.' || split_part(name, ' ', 2)) || n || '@mail.example',
  case when n % 4 > 0 then split_part(name, ' ', 2) || ' ' || split_part(name, ' ', 3) || ' ' || pg_temp.pick(pg_temp.men(), n, 47) end,
  case when n % 4 > 0 then pg_temp.phone(n, 48) end, pg_temp.phone(n, 44), case when n % 4 > 0 then pg_temp.phone(n, 48) end
from (
  select n, gender, pg_temp.ago(1100 - 1055.0 * n / pg_temp.size('students')) as at, pg_temp.person(n, gender, 41) as name
  from generate_series(1, pg_temp.size('students')) n,
    lateral (select case when pg_temp.chance(n, 40) < 0.52 then 'male' else 'female' end as gender) g
  offset 0
) s;

insert into credential (username, likeness, "ownerKind", "ownerID", "passwordHash", "changedAt")
select username, login_likeness(username), 'student', _id, (select max("passwordHash") from credential), "createdAt" from student;

create temp table seed_enrollment on commit drop as
select n, 5 * (3 + floor(pg_temp.chance(n, 51) * 9)::integer) as amount, s._id as "studentID", s."studentName", s."studentPhone",
  c._id as "classID", c."courseID", c."teacherID", c.even, at,
  pg_temp.id(at) as _id
from (
  select n, 1 + (n - 1) % pg_temp.size('students') as student,
    -- Its place in the pair of classes, of which the first has a fifth.
    1 + (n - 1) / pair * 2 + ((n - 1) % pair >= pair / 5)::integer as class,
    pg_temp.ago(
      345 - 300.0 * (1 + (n - 1) % pg_temp.size('students')) / pg_temp.size('students') - (n - 1) / pg_temp.size('students') * 10
    ) as at
  from generate_series(1, pg_temp.size('enrollments')) n,
    lateral (select 2 * pg_temp.size('enrollments') / pg_temp.size('classes') as pair) p
  offset 0
) e
join student s on s."stdID" = 1000 + e.student
join seed_class c on c.nth = e.class;

insert into enrollment (_id, "createdAt", "updatedAt", "studentID", "courseID", "classID", "Amount", "enrolledDate", "enrolledStatus",
  "feeItems", "chargedAt")
select _id, at, at, "studentID", "courseID", "classID", amount, at::date, 'active',
  '[{"feeName": "Registration", "feetype": "Registrationfee", "feeAmount": 10}]', at
from seed_enrollment e order by e.at, e.n;
