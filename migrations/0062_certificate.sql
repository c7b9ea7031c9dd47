create table certificate (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "studentID" uuid not null constraint "certificate_studentID_fkey" references student,
  "classID" uuid not null constraint "certificate_classID_fkey" references school_class,
  "certID" text not null,
  "certificateType" text not null,
  "issueDate" date not null,
  status text not null constraint certificate_status_check check (status in ('taken', 'order', 'pending', 'blocked')),
  photo uuid not null references upload,
  "registerDate" date not null
);
-- B26: no two of one number, in any case.
create unique index "certificate_certID_key" on certificate (fold("certID"));
create index certificate_order on certificate ("createdAt", _id);
create index certificate_issued on certificate ("issueDate");
create index certificate_student on certificate ("studentID");
create index certificate_class on certificate ("classID");
create index certificate_number_search on certificate using gin (fold("certID") public.gin_trgm_ops);
