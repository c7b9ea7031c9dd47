create table course (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "courseName" text not null,
  "coursePrice" numeric(12, 2) not null check ("coursePrice" >= 0),
  "courseDuration" integer not null check ("courseDuration" between 1 and 12),
  "courseLevel" text not null check ("courseLevel" in ('basic', 'intermediate', 'advanced'))
);
create unique index "course_courseName_key" on course (fold("courseName"));
create index course_order on course ("createdAt", _id);
create index course_name_search on course using gin (fold("courseName") public.gin_trgm_ops);
