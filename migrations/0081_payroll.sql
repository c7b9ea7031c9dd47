create table payroll (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "feeNo" bigint not null,
  "employeeID" uuid not null,
  feetype text not null,
  monthly text not null,
  "Year" integer not null,
  "Amount" numeric(12, 2) not null,
  "Status" text not null default 'unpaid',
  "datePaid" date,
  "userID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "payroll_feetype_check" check (feetype in ('salary', 'commission', 'others')),
  constraint "payroll_monthly_check" check (monthly in ('January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December')),
  constraint "payroll_Year_check" check ("Year" between 2000 and 2200),
  constraint "payroll_Amount_check" check ("Amount" > 0),
  constraint "payroll_Status_check" check ("Status" in ('unpaid', 'paid')),
  constraint "payroll_datePaid_check" check (("Status" = 'paid') = ("datePaid" is not null)),
  constraint "payroll_employeeID_fkey" foreign key ("employeeID") references employee (_id),
  constraint "payroll_userID_fkey" foreign key ("userID") references app_user (_id)
);
create unique index "payroll_feeNo_key" on payroll ("feeNo");
-- R 5.7: one live salary per employee and month.
create unique index "payroll_employeeID_key" on payroll ("employeeID", "Year", monthly) where feetype = 'salary' and "voidedAt" is null;
create index payroll_order on payroll ("createdAt", _id);
create index payroll_employee on payroll ("employeeID");
create index payroll_month on payroll ("Year", monthly);
create index payroll_user on payroll ("userID");
