-- What is said to a guardian, or to whoever came to ask, is followed up as what is said to those who owe (ME12).
alter table follow_up
  add column "guardianID" uuid,
  add column "noteID" uuid;
alter table follow_up
  add constraint "follow_up_guardianID_fkey" foreign key ("guardianID") references guardian (_id),
  add constraint "follow_up_noteID_fkey" foreign key ("noteID") references visitor_note (_id),
  drop constraint "follow_up_studentID_check",
  add constraint "follow_up_studentID_check" check (num_nonnulls("studentID", "customerID", "guardianID", "noteID") = 1);
create index follow_up_guardian on follow_up ("guardianID") where "guardianID" is not null;
create index follow_up_note on follow_up ("noteID") where "noteID" is not null;
drop index follow_up_newest;
create index follow_up_newest on follow_up (coalesce("studentID", "customerID", "guardianID", "noteID"), "createdAt" desc, _id desc)
  where outcome <> 'sent';
