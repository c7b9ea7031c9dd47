create table enrollment (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "studentID" uuid not null,
  "courseID" uuid not null,
  "classID" uuid not null,
  "Amount" numeric(12, 2) not null,
  "enrolledDate" date not null,
  "enrolledStatus" text not null,
  "feeItems" jsonb not null default '[]',
  constraint "enrollment_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "enrollment_courseID_fkey" foreign key ("courseID") references course (_id),
  constraint "enrollment_classID_fkey" foreign key ("classID") references school_class (_id),
  constraint "enrollment_Amount_check" check ("Amount" >= 0),
  constraint "enrollment_enrolledStatus_check" check ("enrolledStatus" in ('active', 'pending', 'waiting', 'blocked', 'graduated'))
);
-- E10: one live enrollment per student and class.
create unique index "enrollment_classID_key" on enrollment ("studentID", "classID") where "enrolledStatus" in ('active', 'pending', 'waiting');
create index enrollment_order on enrollment ("createdAt", _id);
create index enrollment_student on enrollment ("studentID");
create index enrollment_course on enrollment ("courseID");
create index enrollment_class on enrollment ("classID", "enrolledStatus");
create index enrollment_date on enrollment ("enrolledDate");
