-- What the tabs of the lists ask for, newest first: few among many, so that each has an index of its own. Fees have fee_due.
create index service_unfinished on service ("createdAt", _id)
  where ("Balance" > 0 or "workStatus" not in ('done', 'none') or "prductionStatus" not in ('done', 'none')) and "voidedAt" is null;
create index complaint_open on complaint ("createdAt", _id) where status not in ('completed');
create index payroll_status on payroll ("Status", "createdAt", _id);
