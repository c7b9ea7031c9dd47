create table supplier (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  name text not null,
  phone text not null
);
-- B26: one supplier has one record; two branches of a house may share its name, and two people its phone.
create unique index "supplier_name+phone_key" on supplier (fold(name), phone);
create index supplier_order on supplier ("createdAt", _id);
-- The order in which the table opens.
create index supplier_name_order on supplier (fold(name), _id);
create index supplier_name_search on supplier using gin (fold(name) public.gin_trgm_ops);
create index supplier_phone_search on supplier using gin (fold(phone) public.gin_trgm_ops);
