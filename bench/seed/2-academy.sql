-- Courses with their subjects, teachers with their logins, and what the users of the counter are called.
insert into course (_id, "createdAt", "updatedAt", "courseName", "coursePrice", "courseDuration", "courseLevel")
select pg_temp.id(at), at, at,
  (array['Web Development', 'Graphic Design', 'Python', 'Java', 'Networking', 'Cyber Security', 'Data Analysis', 'Accounting', 'English',
    'Arabic', 'Mobile Development', 'Databases', 'Cloud Computing', 'Video Editing', 'Photography', 'Office Skills', 'Statistics',
    'Project Management', 'Digital Marketing', 'Machine Learning', 'Linux', 'Hardware', 'Animation', 'Interior Design', 'Electronics',
    'Mathematics', 'Physics', 'Chemistry', 'Biology', 'Business', 'Banking', 'Nursing', 'Teaching', 'Journalism', 'Law', 'Logistics',
    'Tourism', 'Cooking', 'Tailoring', 'Carpentry'])[1 + (n - 1) % 40] || ' ' || (array['I', 'II', 'III'])[1 + (n - 1) / 40],
  20 + (n * 7 % 20) * 10, 1 + n % 12, (array['basic', 'intermediate', 'advanced'])[1 + (n - 1) / 40]
from generate_series(1, pg_temp.size('courses')) n, pg_temp.ago(1200 - n / 100.0) at;

create temp table seed_course on commit drop as
select row_number() over (order by "createdAt", _id) as nth, _id, "courseName" from course;

insert into subject (_id, "createdAt", "updatedAt", "subjectName", "courseID")
select pg_temp.id(at), at, at, (array['Introduction', 'Theory', 'Practice', 'Workshop', 'Project', 'Examination'])[1 + (n - 1) % 6]
  || ' of ' || c."courseName", c._id
from generate_series(1, pg_temp.size('courses') * 6) n join seed_course c on c.nth = 1 + (n - 1) / 6, pg_temp.ago(1190 - n / 600.0) at;

insert into teacher (_id, "createdAt", "updatedAt", "teacherName", "teacherPhone", "teacherGender", "teacherAddress",
  "educationalLevel", username)
select pg_temp.id(at), at, at, pg_temp.person(n, gender, 21), pg_temp.phone(n, 24), gender, pg_temp.address(n + 7),
  (array['Bachelor', 'Master', 'Phd'])[1 + n % 3], 'teacher' || n || '@academy.example'
from generate_series(1, pg_temp.size('teachers')) n, pg_temp.ago(1180 - n / 200.0) at,
  lateral (select case when pg_temp.chance(n, 20) < 0.6 then 'male' else 'female' end as gender) g;

create temp table seed_teacher on commit drop as
select row_number() over (order by "createdAt", _id) as nth, _id from teacher;

insert into app_user (_id, "createdAt", "updatedAt", name, phone, username, "userType", "teacherID")
select pg_temp.id(t."createdAt" + interval '1 second'), t."createdAt", t."createdAt", t."teacherName", t."teacherPhone", t.username,
  'teacher', t._id
from seed_teacher join teacher t using (_id);

insert into app_user (_id, "createdAt", "updatedAt", name, phone, username, "userType")
select pg_temp.id(at), at, at, pg_temp.person(n, 'female', 31), pg_temp.phone(n, 34), 'counter' || n || '@academy.example', 'admin'
from generate_series(1, 12) n, pg_temp.ago(1170 - n) at;

create temp table seed_counter on commit drop as
select row_number() over (order by username) as nth, _id from app_user where "userType" = 'admin';

-- The password of the superAdmin is everyone's.
insert into credential (username, "ownerKind", "ownerID", "passwordHash", "changedAt")
select username, 'user', _id, (select max("passwordHash") from credential), "createdAt"
from app_user where "userType" in ('teacher', 'admin');

-- Classes go in pairs: one of a fifth of the pair's students, one of the rest.
insert into school_class (_id, "createdAt", "updatedAt", "className", "courseID", "teacherID", days, "classShift", "startedDate",
  "endDate", "TimeIn", "TimeOut")
select pg_temp.id(at), at, at, upper(left(c."courseName", 3)) || '-' || lpad(n::text, 4, '0'), c._id, t._id,
  case n % 2 when 0 then '["Saturday", "Monday", "Wednesday"]'::jsonb else '["Sunday", "Tuesday", "Thursday"]'::jsonb end,
  case when n % 7 = 0 then 'online' else 'offline' end, begins, begins + 400,
  lpad((7 + n % 6 * 2)::text, 2, '0') || ':00', lpad((9 + n % 6 * 2)::text, 2, '0') || ':00'
from generate_series(1, pg_temp.size('classes')) n
join seed_course c on c.nth = 1 + (n - 1) % pg_temp.size('courses')
join seed_teacher t on t.nth = 1 + (n - 1) % pg_temp.size('teachers'),
lateral (select pg_temp.ago(350 - 300.0 * ((n - 1) / 2 * (2 * pg_temp.size('enrollments') / pg_temp.size('classes'))
  % pg_temp.size('students')) / pg_temp.size('students') - n / 100000.0) as at) a,
lateral (select at::date + 8 as begins) b;

create temp table seed_class on commit drop as
select split_part("className", '-', 2)::bigint as nth, _id, "courseID", "teacherID", days ->> 0 = 'Saturday' as even from school_class;
