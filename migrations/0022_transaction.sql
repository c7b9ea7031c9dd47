create table money_transaction (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "transectionNo" bigint not null,
  "transectionType" text not null,
  type text not null,
  name text not null,
  amount numeric(12, 2) not null,
  date date not null,
  description text not null,
  "userID" uuid,
  -- The document that posted the row, {kind, _id}; empty where a person entered it.
  source jsonb,
  posted boolean generated always as (source is not null) stored,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "money_transaction_transectionType_check" check ("transectionType" in ('income', 'expense')),
  constraint "money_transaction_amount_check" check (amount > 0),
  constraint "money_transaction_userID_fkey" foreign key ("userID") references app_user (_id)
);
create unique index "money_transaction_transectionNo_key" on money_transaction ("transectionNo");
-- A document has one live posting.
create unique index money_transaction_source_key on money_transaction ((source ->> '_id')) where "voidedAt" is null;
create index money_transaction_order on money_transaction ("createdAt", _id);
create index money_transaction_date on money_transaction (date, "transectionNo");
create index money_transaction_type on money_transaction ("transectionType", date);
create index money_transaction_user on money_transaction ("userID");
create index money_transaction_name_search on money_transaction using gin (fold(name) public.gin_trgm_ops);
create index money_transaction_type_search on money_transaction using gin (fold(type) public.gin_trgm_ops);
create index money_transaction_description_search on money_transaction using gin (fold(description) public.gin_trgm_ops);
