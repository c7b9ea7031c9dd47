-- Changes of lessons that were taken back (CL8), for a day or two: those who were told of one are told of this too (ME4).
create table lesson_taken_back (
  "changeID" uuid primary key,
  "createdAt" timestamptz not null,
  "classID" uuid not null,
  date date not null,
  became text not null,
  constraint "lesson_taken_back_classID_fkey" foreign key ("classID") references school_class (_id) on delete cascade,
  constraint "lesson_taken_back_became_check" check (became in ('planned', 'cancelled'))
);
create index lesson_taken_back_order on lesson_taken_back ("createdAt");
create index lesson_taken_back_class on lesson_taken_back ("classID");

-- By bytes, so that the index finds all that was written of one change.
alter table message_once alter column key type text collate "C";
