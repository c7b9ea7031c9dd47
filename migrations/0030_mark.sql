create table mark (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "studentID" uuid not null constraint "mark_studentID_fkey" references student,
  "classID" uuid not null constraint "mark_classID_fkey" references school_class,
  "subjectID" uuid not null constraint "mark_subjectID_fkey" references subject,
  "Amount" numeric(5, 2) not null constraint "mark_Amount_check" check ("Amount" between 0 and 100)
);
-- E18: one mark per student, class and subject.
create unique index "mark_subjectID_key" on mark ("studentID", "classID", "subjectID");
create index mark_order on mark ("createdAt", _id);
create index mark_class on mark ("classID");
create index mark_subject on mark ("subjectID");
