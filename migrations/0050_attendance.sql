create table attendance (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "studentID" uuid not null constraint "attendance_studentID_fkey" references student,
  "classID" uuid not null constraint "attendance_classID_fkey" references school_class,
  "teacherID" uuid not null constraint "attendance_teacherID_fkey" references teacher,
  "courseID" uuid not null constraint "attendance_courseID_fkey" references course,
  "userID" uuid not null constraint "attendance_userID_fkey" references app_user,
  date date not null,
  day text not null generated always as (
    case extract(isodow from date)
      when 1 then 'Monday'
      when 2 then 'Tuesday'
      when 3 then 'Wednesday'
      when 4 then 'Thursday'
      when 5 then 'Friday'
      when 6 then 'Saturday'
      else 'Sunday'
    end
  ) stored,
  "attendenceStatus" text not null
    constraint "attendance_attendenceStatus_check" check ("attendenceStatus" in ('present', 'upsent', 'sick')),
  -- E2: present and 1 are the same thing.
  attended smallint not null generated always as (case "attendenceStatus" when 'present' then 1 else 0 end) stored,
  reason text,
  constraint "attendance_reason_check" check (reason is null or "attendenceStatus" <> 'present')
);
-- R 5.9: one record per student, class and date. Serves a student's records and the report too.
create unique index "attendance_date_key" on attendance ("studentID", "classID", date);
-- A class's register of a day.
create index attendance_class on attendance ("classID", date);
-- The order in which the list opens.
create index attendance_day on attendance (date, _id);
create index attendance_order on attendance ("createdAt", _id);
create index attendance_teacher on attendance ("teacherID");
create index attendance_course on attendance ("courseID");
create index attendance_user on attendance ("userID");
