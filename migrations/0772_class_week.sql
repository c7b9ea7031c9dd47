-- What a class's week is from a day on (CL7): the one with the greatest validFrom up to a day holds on it, the first before all.
create table class_week (
  "classID" uuid not null,
  "validFrom" date not null,
  days jsonb not null default '[]',
  "TimeIn" text not null,
  "TimeOut" text not null,
  "teacherID" uuid not null,
  "roomID" uuid,
  primary key ("classID", "validFrom"),
  constraint "class_week_classID_fkey" foreign key ("classID") references school_class (_id) on delete cascade,
  constraint "class_week_teacherID_fkey" foreign key ("teacherID") references teacher (_id),
  constraint "class_week_roomID_fkey" foreign key ("roomID") references room (_id),
  constraint "class_week_TimeIn_check" check ("TimeIn" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  constraint "class_week_TimeOut_check" check ("TimeOut" ~ '^([01]\d|2[0-3]):[0-5]\d$' and "TimeOut" > "TimeIn")
);
create index class_week_start on class_week ("validFrom");
create index class_week_teacher on class_week ("teacherID");
create index class_week_room on class_week ("roomID") where "roomID" is not null;
-- The classes that name no days, whose lessons are their registers.
create index class_week_free on class_week ("classID") where days = '[]';

insert into class_week ("classID", "validFrom", days, "TimeIn", "TimeOut", "teacherID", "roomID")
select _id, "startedDate", days, "TimeIn", "TimeOut", "teacherID", "roomID" from school_class;

-- A class has its first week from the moment it is there, whoever made it.
create function class_week_begins() returns trigger language plpgsql set search_path from current as $$
begin
  insert into class_week ("classID", "validFrom", days, "TimeIn", "TimeOut", "teacherID", "roomID")
  select _id, "startedDate", days, "TimeIn", "TimeOut", "teacherID", "roomID" from came;
  return null;
end $$;
create trigger class_week_begins after insert on school_class
  referencing new table as came for each statement execute function class_week_begins();

-- What is different about one lesson of a class (CL8).
create table lesson_change (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "classID" uuid not null,
  date date not null,
  "changeKind" text not null,
  "newDate" date,
  "TimeIn" text,
  "TimeOut" text,
  "roomID" uuid,
  "teacherID" uuid,
  reason text,
  constraint "lesson_change_classID_fkey" foreign key ("classID") references school_class (_id),
  constraint "lesson_change_roomID_fkey" foreign key ("roomID") references room (_id),
  constraint "lesson_change_teacherID_fkey" foreign key ("teacherID") references teacher (_id),
  constraint "lesson_change_changeKind_check" check ("changeKind" in ('cancelled', 'changed', 'extra')),
  constraint "lesson_change_TimeIn_check" check ("TimeIn" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  constraint "lesson_change_TimeOut_check" check ("TimeOut" ~ '^([01]\d|2[0-3]):[0-5]\d$' and "TimeOut" > "TimeIn"),
  constraint "lesson_change_newDate_check" check ("newDate" is null or "changeKind" = 'changed')
);
create unique index "lesson_change_date_key" on lesson_change ("classID", date);
create index lesson_change_order on lesson_change ("createdAt", _id);
create index lesson_change_dated on lesson_change (date, _id);
create index lesson_change_new on lesson_change ("newDate") where "newDate" is not null;
create index lesson_change_room on lesson_change ("roomID") where "roomID" is not null;
create index lesson_change_teacher on lesson_change ("teacherID") where "teacherID" is not null;
call keep_list_total('lesson_change');
call keep_searched('lesson_change', '{reason}');

-- The lessons of a span of days, of all classes or of those named (CL1): `lessonsOf` of lesson.rules.ts in SQL. `cancelled` and
-- `holiday` say what would have been one. Without a search path of its own it is written into the statement that calls it.
create function lessons(from_day date, to_day date, only_classes uuid[])
  returns table (
    "classID" uuid, date date, planned date, "TimeIn" text, "TimeOut" text, "teacherID" uuid, "roomID" uuid, state text, "changeID" uuid
  )
  language sql stable
begin atomic
  with candidate as (
    select c._id, from_day + n as day, null::uuid as change, 'days' as ground, true as runs
      from school_class c cross join generate_series(0, to_day - from_day) n
      where from_day + n between c."startedDate" and c."endDate"
        and c."startedDate" <= to_day and c."endDate" >= from_day
        and (only_classes is null or c._id = any (only_classes))
        and not exists (select from lesson_change x where x."classID" = c._id and x.date = from_day + n)
    union all
    select c._id, x.date, x._id, 'change', x.date between c."startedDate" and c."endDate"
      from lesson_change x join school_class c on c._id = x."classID"
      where coalesce(x."newDate", x.date) between from_day and to_day
        and (only_classes is null or c._id = any (only_classes))
    union all
    -- A class that names no days has its registers for lessons.
    select c._id, a.date, null, 'register', true
      from (select distinct "classID" as _id from class_week where days = '[]') c
      cross join lateral (
        select distinct r.date from attendance r where r."classID" = c._id and r.date between from_day and to_day
      ) a
      where (only_classes is null or c._id = any (only_classes))
        and not exists (select from lesson_change x where x."classID" = c._id and x.date = a.date)
  ), placed as (
    select k.*, w.days, w."TimeIn", w."TimeOut", w."teacherID", w."roomID",
        k.ground <> 'register' and exists (select from holiday h where k.day between h."startDate" and h."endDate") as free
      from candidate k cross join lateral (
        select * from class_week v where v."classID" = k._id
        order by case when v."validFrom" <= k.day then v."validFrom" end desc nulls last, v."validFrom" limit 1
      ) w
  )
  select p._id, coalesce(x."newDate", p.day), p.day, coalesce(x."TimeIn", p."TimeIn"), coalesce(x."TimeOut", p."TimeOut"),
      coalesce(x."teacherID", p."teacherID"), coalesce(x."roomID", p."roomID"),
      case
        when x._id is null then case when p.free then 'holiday' else 'planned' end
        when x."changeKind" = 'changed' and x."newDate" is null and p.free then 'holiday'
        else x."changeKind"
      end,
      x._id
    from placed p left join lesson_change x on x._id = p.change
    where case p.ground
      when 'register' then p.days = '[]'
      else x."changeKind" is not distinct from 'extra'
        or p.runs and p.days @> jsonb_build_array(jsonb_build_object('value', to_char(p.day, 'FMDay')))
    end;
end;
