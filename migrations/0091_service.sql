create table service (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "customerID" uuid not null constraint "service_customerID_fkey" references customer,
  "serviceName" text not null,
  -- Of the whole job (G1).
  "servicePrice" numeric(12, 2) not null constraint "service_servicePrice_check" check ("servicePrice" >= 0),
  quantity integer not null constraint service_quantity_check check (quantity between 1 and 1000000),
  "workType" text not null,
  "employeeID" uuid constraint "service_employeeID_fkey" references employee,
  "workStatus" text not null
    constraint "service_workStatus_check" check ("workStatus" in ('assigned', 'progress', 'done', 'none', 'pending', 'block')),
  "ProductionEmployeeID" uuid constraint "service_ProductionEmployeeID_fkey" references employee,
  "prductionStatus" text not null
    constraint "service_prductionStatus_check" check ("prductionStatus" in ('assigned', 'progress', 'done', 'none', 'pending', 'block')),
  "AmountPaid" numeric(12, 2) not null default 0
    constraint "service_AmountPaid_check" check ("AmountPaid" between 0 and "servicePrice"),
  -- Computed here, so that no code can get them wrong (R 5.3).
  "Balance" numeric(12, 2) generated always as ("servicePrice" - "AmountPaid") stored,
  "Status" text generated always as (
    case when "servicePrice" = "AmountPaid" then 'fullPaid' when "AmountPaid" = 0 then 'unpaid' else 'percialPaid' end
  ) stored,
  "userID" uuid constraint "service_userID_fkey" references app_user,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  -- G3: who works on it and which part has no status follows from the type.
  constraint "service_workType_check" check (
    ("workType" = 'print' and "employeeID" is null and "workStatus" = 'none' and "ProductionEmployeeID" is not null)
    or ("workType" = 'design' and "employeeID" is not null and "prductionStatus" = 'none' and "ProductionEmployeeID" is null)
    or ("workType" = 'both' and "employeeID" is not null and "ProductionEmployeeID" is not null
      and "workStatus" <> 'none' and "prductionStatus" <> 'none')
  )
);
create index service_order on service ("createdAt", _id);
-- The order in which the table opens.
create index service_name_order on service (fold("serviceName"), _id);
create index service_customer on service ("customerID");
create index service_designer on service ("employeeID");
create index service_printer on service ("ProductionEmployeeID");
create index service_user on service ("userID", "createdAt");
-- Debts are few among all services.
create index service_open on service ("createdAt") where "Balance" > 0 and "voidedAt" is null;
create index service_name_search on service using gin (fold("serviceName") public.gin_trgm_ops);
