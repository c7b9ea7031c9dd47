create table subject (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "subjectName" text not null,
  "courseID" uuid not null constraint "subject_courseID_fkey" references course
);
create unique index "subject_subjectName_key" on subject ("courseID", fold("subjectName"));
create index subject_order on subject ("createdAt", _id);
create index subject_name_search on subject using gin (fold("subjectName") public.gin_trgm_ops);
