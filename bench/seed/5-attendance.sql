-- The last days on which each class was held, most recent first, until there are enough records.
insert into attendance (_id, "createdAt", "updatedAt", "studentID", "classID", "teacherID", "courseID", "userID", date, "attendenceStatus",
  reason)
select pg_temp.id(t.at), t.at, t.at, e."studentID", e."classID", e."teacherID", e."courseID", u._id, day,
  case when chance < 0.86 then 'present' when chance < 0.96 then 'upsent' else 'sick' end,
  case when chance >= 0.9 then (array['Fever', 'Travelling', 'Exam at school', 'No transport', 'Called in'])[1 + a.n % 5] end
from (
  select n, 1 + (n - 1) % pg_temp.size('enrollments') as enrollment, 1 + (n - 1) / pg_temp.size('enrollments') as back,
    pg_temp.chance(n, 81) as chance
  from generate_series(1, pg_temp.size('attendance')) n
) a
join seed_enrollment e on e.n = a.enrollment
join (
  select day::date as day, extract(dow from day) in (6, 1, 3) as even,
    row_number() over (partition by extract(dow from day) in (6, 1, 3) order by day desc) as back
  from generate_series(current_date - 60, current_date - 1, '1 day') day where extract(dow from day) <> 5
) d on d.even = e.even and d.back = a.back
join app_user u on u."teacherID" = e."teacherID",
lateral (select (d.day + interval '6 hours')::timestamptz as at) t
order by t.at, e.n;
