-- Whether a first month is charged by its days, and papers are held back while fees are overdue (FE9, FE10).
alter table organisation
  add column "prorateFirstMonth" boolean not null default false,
  add column "holdPapersForDues" boolean not null default false;
