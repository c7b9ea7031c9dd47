-- How many students a class has room for, and at which share of its lessons one is to have been there (CL).
alter table school_class
  add column capacity integer,
  add column "minimumAttendance" integer,
  add constraint "school_class_capacity_check" check (capacity between 1 and 1000),
  add constraint "school_class_minimumAttendance_check" check ("minimumAttendance" between 0 and 100);

-- When the fee items of an enrollment became fees. Those that are there have been charged, whoever waits among them too (CL4).
alter table enrollment add column "chargedAt" timestamptz;
update enrollment set "chargedAt" = "createdAt";
