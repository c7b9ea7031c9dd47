create table performance (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "employeeID" uuid not null,
  "taskType" text not null,
  quantity integer not null,
  "taskPrice" numeric(12, 2) not null,
  -- A factor of the price, not a percentage.
  commission numeric(8, 4) not null,
  "taskDate" timestamptz not null,
  description text,
  -- round() takes halves away from zero, which is up: nothing here is negative.
  total numeric(12, 2) generated always as (round("taskPrice" * commission, 2)) stored,
  "isPaid" boolean not null default false,
  "payrollID" uuid,
  "userID" uuid,
  constraint "performance_quantity_check" check (quantity > 0),
  constraint "performance_taskPrice_check" check ("taskPrice" >= 0),
  constraint "performance_commission_check" check (commission between 0 and 1000),
  constraint "performance_isPaid_check" check (not "isPaid" or "payrollID" is not null),
  constraint "performance_employeeID_fkey" foreign key ("employeeID") references employee (_id),
  constraint "performance_payrollID_fkey" foreign key ("payrollID") references payroll (_id),
  constraint "performance_userID_fkey" foreign key ("userID") references app_user (_id)
);
create index performance_order on performance ("createdAt", _id);
create index performance_employee on performance ("employeeID", "taskDate");
create index performance_date on performance ("taskDate");
create index performance_payroll on performance ("payrollID");
create index performance_user on performance ("userID");
create index performance_type_search on performance using gin (fold("taskType") public.gin_trgm_ops);
create index performance_description_search on performance using gin (fold(description) public.gin_trgm_ops);
