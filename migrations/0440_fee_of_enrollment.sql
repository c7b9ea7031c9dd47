-- A live fee is of its enrollment's student, class and course: one key proves all four at once, where four were looked up for
-- each fee of a charge (docs/decisions/0021).
alter table enrollment add constraint "enrollment_charged_key" unique (_id, "studentID", "classID", "courseID");

-- No call makes a live fee of another student, class or course than its enrollment's. One that is there keeps what it is for
-- and lets go of the enrollment, and `npm run verify` names it.
update fee f set "enrollmentID" = null from enrollment e
where e._id = f."enrollmentID" and f."voidedAt" is null
  and (f."studentID", f."classID", f."courseID") is distinct from (e."studentID", e."classID", e."courseID");

alter table fee
  drop constraint "fee_studentID_fkey",
  drop constraint "fee_classID_fkey",
  drop constraint "fee_courseID_fkey",
  drop constraint "fee_enrollmentID_fkey",
  add column "liveEnrollmentID" uuid generated always as (case when "voidedAt" is null then "enrollmentID" end) stored,
  -- A voided fee stays what it was when its enrollment moves or goes: what it was for has a key each.
  add column "looseStudentID" uuid generated always as (case when "voidedAt" is not null or "enrollmentID" is null then "studentID" end) stored,
  add column "looseClassID" uuid generated always as (case when "voidedAt" is not null or "enrollmentID" is null then "classID" end) stored,
  add column "looseCourseID" uuid generated always as (case when "voidedAt" is not null or "enrollmentID" is null then "courseID" end) stored,
  add column "looseEnrollmentID" uuid generated always as (case when "voidedAt" is not null then "enrollmentID" end) stored;

-- What is voided is little: these hold nothing else.
create index fee_loose_student on fee ("looseStudentID") where "looseStudentID" is not null;
create index fee_loose_class on fee ("looseClassID") where "looseClassID" is not null;
create index fee_loose_course on fee ("looseCourseID") where "looseCourseID" is not null;
create index fee_loose_enrollment on fee ("looseEnrollmentID") where "looseEnrollmentID" is not null;

alter table fee
  add constraint "fee_enrollmentID_fkey" foreign key ("liveEnrollmentID", "studentID", "classID", "courseID")
    references enrollment (_id, "studentID", "classID", "courseID"),
  add constraint "fee_studentID_fkey" foreign key ("looseStudentID") references student (_id),
  add constraint "fee_classID_fkey" foreign key ("looseClassID") references school_class (_id),
  add constraint "fee_courseID_fkey" foreign key ("looseCourseID") references course (_id),
  add constraint "fee_looseEnrollmentID_fkey" foreign key ("looseEnrollmentID") references enrollment (_id);
