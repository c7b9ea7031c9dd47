-- When and why a student left a class (FE8).
alter table enrollment
  add column "leftDate" date,
  add column "leftReason" text,
  add constraint "enrollment_leftReason_check"
    check ("leftReason" in ('moved', 'work', 'money', 'time', 'family', 'notSatisfied', 'expelled', 'other')),
  add constraint "enrollment_leftDate_check" check (("leftDate" is null) = ("leftReason" is null));
