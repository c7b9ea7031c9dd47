-- The guardian whom a message about a student reached (ME1).
alter table message add column "guardianID" uuid,
  add constraint "message_guardianID_fkey" foreign key ("guardianID") references guardian (_id),
  add constraint "message_guardianID_check" check ("guardianID" is null or "studentID" is not null);
create index message_guardian on message ("guardianID") where "guardianID" is not null;
