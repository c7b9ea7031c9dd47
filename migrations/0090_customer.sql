create table customer (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  code bigint not null,
  name text not null,
  phone text not null,
  gender text not null constraint customer_gender_check check (gender in ('male', 'female')),
  -- '' is none (G15).
  address text not null default ''
);
create unique index customer_code_key on customer (code);
create index customer_order on customer ("createdAt", _id);
-- The order in which the table opens.
create index customer_name_order on customer (fold(name), _id);
-- Two may share a phone; the form says so (B26).
create index customer_phone on customer (phone);
create index customer_code_search on customer using gin ((code::text) public.gin_trgm_ops);
create index customer_name_search on customer using gin (fold(name) public.gin_trgm_ops);
create index customer_phone_search on customer using gin (fold(phone) public.gin_trgm_ops);
