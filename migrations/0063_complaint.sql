create table complaint (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "studentID" uuid not null constraint "complaint_studentID_fkey" references student,
  "classID" uuid not null constraint "complaint_classID_fkey" references school_class,
  description text not null,
  status text not null constraint complaint_status_check check (status in ('assigned', 'accepted', 'process', 'completed')),
  "complainDate" date not null,
  "userID" uuid constraint "complaint_userID_fkey" references app_user
);
create index complaint_order on complaint ("createdAt", _id);
create index complaint_date on complaint ("complainDate");
create index complaint_student on complaint ("studentID");
create index complaint_class on complaint ("classID");
create index complaint_user on complaint ("userID");
create index complaint_description_search on complaint using gin (fold(description) public.gin_trgm_ops);
