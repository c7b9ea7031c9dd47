-- The lessons of a span of days, of all classes or of those named (CL1): `lessonsOf` of lesson.rules.ts in SQL. `cancelled` and
-- `holiday` say what would have been one. Each week of a class goes from one of its weekdays to the next, instead of asking of every day
-- whether there is a lesson. Without a search path of its own it is written into the statement that calls it.
create or replace function lessons(from_day date, to_day date, only_classes uuid[])
  returns table (
    "classID" uuid, date date, planned date, "TimeIn" text, "TimeOut" text, "teacherID" uuid, "roomID" uuid, state text, "changeID" uuid
  )
  language sql stable
begin atomic
  with week as (
    select c._id, w.days, w."TimeIn", w."TimeOut", w."teacherID", w."roomID",
        greatest(c."startedDate", from_day, w.since) as first_day, least(c."endDate", to_day, w.until) as last_day
      from school_class c cross join lateral (
        -- The first one holds before its day too.
        select v.*, case when lag(v."validFrom") over by_day is not null then v."validFrom" end as since,
            lead(v."validFrom") over by_day - 1 as until
          from class_week v where v."classID" = c._id window by_day as (order by v."validFrom")
      ) w
      where c."startedDate" <= to_day and c."endDate" >= from_day and (only_classes is null or c._id = any (only_classes))
  ), planned as (
    select w.*, w.first_day + n as day
      from week w
      cross join lateral (select distinct d ->> 'value' as weekday from jsonb_array_elements(w.days) d) d
      cross join lateral generate_series(
        (array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], d.weekday)
          - extract(isodow from w.first_day)::int + 7) % 7,
        w.last_day - w.first_day, 7) n
  )
  select p._id, p.day, p.day, p."TimeIn", p."TimeOut", p."teacherID", p."roomID",
      case when exists (select from holiday h where p.day between h."startDate" and h."endDate") then 'holiday' else 'planned' end, null::uuid
    from planned p
    where not exists (select from lesson_change x where x."classID" = p._id and x.date = p.day)
  union all
  select x."classID", coalesce(x."newDate", x.date), x.date, coalesce(x."TimeIn", w."TimeIn"), coalesce(x."TimeOut", w."TimeOut"),
      coalesce(x."teacherID", w."teacherID"), coalesce(x."roomID", w."roomID"),
      case
        when x."changeKind" = 'changed' and x."newDate" is null
          and exists (select from holiday h where x.date between h."startDate" and h."endDate") then 'holiday'
        else x."changeKind"
      end,
      x._id
    from lesson_change x join school_class c on c._id = x."classID" cross join lateral (
      select * from class_week v where v."classID" = x."classID"
      order by case when v."validFrom" <= x.date then v."validFrom" end desc nulls last, v."validFrom" limit 1
    ) w
    where coalesce(x."newDate", x.date) between from_day and to_day
      and (only_classes is null or x."classID" = any (only_classes))
      and (x."changeKind" = 'extra' or x.date between c."startedDate" and c."endDate"
        and w.days @> jsonb_build_array(jsonb_build_object('value', to_char(x.date, 'FMDay'))))
  union all
  -- A class that names no days has its registers for lessons.
  select a."classID", a.date, a.date, w."TimeIn", w."TimeOut", w."teacherID", w."roomID", 'planned', null
    from (
      select distinct r."classID", r.date from attendance r
        where r.date between from_day and to_day and r."classID" in (select "classID" from class_week where days = '[]')
          and (only_classes is null or r."classID" = any (only_classes))
    ) a cross join lateral (
      select * from class_week v where v."classID" = a."classID"
      order by case when v."validFrom" <= a.date then v."validFrom" end desc nulls last, v."validFrom" limit 1
    ) w
    where w.days = '[]' and not exists (select from lesson_change x where x."classID" = a."classID" and x.date = a.date);
end;
