create table subscription (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "subscriptoinTerm" text not null constraint "subscription_subscriptoinTerm_check" check ("subscriptoinTerm" in ('OneMonth')),
  "amountPaid" numeric(12, 2) not null constraint "subscription_amountPaid_check" check ("amountPaid" >= 0),
  "accountType" text not null constraint "subscription_accountType_check" check ("accountType" in ('evc', 'zaad', 'e-dahab')),
  "PhonePaid" text not null,
  "datePaid" date not null,
  "expiredDate" date not null,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text
);
create index subscription_order on subscription ("createdAt", _id);
create index subscription_date on subscription ("datePaid");
-- A29: the latest end is asked for with every read of the settings.
create index subscription_end on subscription ("expiredDate") where "voidedAt" is null;
create index subscription_phone_search on subscription using gin (fold("PhonePaid") public.gin_trgm_ops);
