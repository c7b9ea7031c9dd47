create table student (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "stdID" integer not null,
  "studentName" text not null,
  "studentPhone" text not null,
  "studentGender" text not null check ("studentGender" in ('male', 'female')),
  "studentAddress" text not null,
  "educationalLevel" text not null
    check ("educationalLevel" in ('Phd', 'Master', 'Bachelor', 'Secondary', 'primary', 'others')),
  "studentStatus" text not null default 'active'
    check ("studentStatus" in ('active', 'graduated', 'pending', 'blocked')),
  -- Unique over all logins of the brand: the credential says so (A2).
  username text not null,
  "parentName" text,
  "parentPhone" text,
  photo uuid references upload
);
create unique index "student_stdID_key" on student ("stdID");
create index student_order on student ("createdAt", _id);
-- The order in which the table opens.
create index student_name_order on student (fold("studentName"), _id);
create index student_phone on student ("studentPhone");
create index student_name_search on student using gin (fold("studentName") public.gin_trgm_ops);
create index student_number_search on student using gin (("stdID"::text) public.gin_trgm_ops);
create index student_phone_search on student using gin (fold("studentPhone") public.gin_trgm_ops);
create index student_username_search on student using gin (fold(username) public.gin_trgm_ops);
create index student_parent_search on student using gin (fold("parentName") public.gin_trgm_ops);
create index student_parent_phone_search on student using gin (fold("parentPhone") public.gin_trgm_ops);
