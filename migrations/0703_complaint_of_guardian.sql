-- The guardian who complained for a student (FA8).
alter table complaint add column "guardianID" uuid constraint "complaint_guardianID_fkey" references guardian;
create index complaint_guardian on complaint ("guardianID") where "guardianID" is not null;
