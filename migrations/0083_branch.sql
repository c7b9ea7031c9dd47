create table branch (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  branch_name text not null,
  branch_location text not null
);
create unique index "branch_branch_name_key" on branch (fold(branch_name));
create index branch_order on branch ("createdAt", _id);
create index branch_name_search on branch using gin (fold(branch_name) public.gin_trgm_ops);
create index branch_location_search on branch using gin (fold(branch_location) public.gin_trgm_ops);
