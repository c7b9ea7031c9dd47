create table school_class (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "className" text not null,
  "courseID" uuid not null constraint "school_class_courseID_fkey" references course,
  "teacherID" uuid not null constraint "school_class_teacherID_fkey" references teacher,
  days jsonb not null default '[]',
  "classShift" text not null check ("classShift" in ('offline', 'online')),
  "startedDate" date not null,
  "endDate" date not null,
  "TimeIn" text not null check ("TimeIn" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  "TimeOut" text not null check ("TimeOut" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  "classStatus" text not null default 'active' check ("classStatus" in ('active', 'pending', 'blocked', 'completed')),
  constraint "school_class_days_together_check" check ("endDate" >= "startedDate"),
  constraint "school_class_times_together_check" check ("TimeOut" > "TimeIn")
);
create unique index "school_class_className_key" on school_class ("courseID", fold("className"));
create index school_class_order on school_class ("createdAt", _id);
create index school_class_teacher on school_class ("teacherID");
create index school_class_started on school_class ("startedDate");
create index school_class_name_search on school_class using gin (fold("className") public.gin_trgm_ops);
