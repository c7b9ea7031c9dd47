-- A teacher may be an employee too: one person, and each employee one teacher at most.
alter table teacher add column "employeeID" uuid constraint "teacher_employeeID_fkey" references employee;
create unique index "teacher_employeeID_key" on teacher ("employeeID");
