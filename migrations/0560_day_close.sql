-- Counts of accounts. The rows that one has counted carry its number (0500); its figures are those of its moment.
create table day_close (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "closeNo" bigint not null,
  "accountID" uuid not null,
  date date not null,
  notes jsonb,
  counted numeric(12, 2) not null,
  reason text,
  leave numeric(12, 2),
  "moveToID" uuid,
  -- Sums of rows may be larger than one amount, and below zero.
  opening numeric(14, 2) not null,
  income numeric(14, 2) not null,
  expense numeric(14, 2) not null,
  "transfersIn" numeric(14, 2) not null,
  "transfersOut" numeric(14, 2) not null,
  advances numeric(14, 2) not null,
  refunds numeric(14, 2) not null,
  expected numeric(14, 2) not null,
  difference numeric(14, 2) not null,
  counts integer not null,
  status text not null default 'counted',
  "signedBy" text,
  "signedAt" timestamptz,
  "userID" uuid,
  entries integer not null,
  "isOpening" boolean not null default false,
  "secondCurrency" text,
  "secondRate" numeric(12, 2),
  "transferID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "day_close_accountID_fkey" foreign key ("accountID") references money_account (_id),
  constraint "day_close_moveToID_fkey" foreign key ("moveToID") references money_account (_id),
  constraint "day_close_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "day_close_transferID_fkey" foreign key ("transferID") references transfer (_id),
  constraint "day_close_counted_check" check (counted >= 0),
  constraint "day_close_status_check" check (status in ('counted', 'signed')),
  constraint "day_close_moveToID_check" check ("moveToID" <> "accountID" and ("moveToID" is null) = (leave is null)),
  constraint "day_close_leave_check" check (leave between 0 and counted),
  constraint "day_close_signedAt_check" check (("signedBy" is null) = ("signedAt" is null)),
  constraint "day_close_expected_check" check (
    expected = opening + income + "transfersIn" + advances - expense - "transfersOut" - refunds and difference = counted - expected
  )
);
create unique index "day_close_closeNo_key" on day_close ("closeNo");
create index day_close_order on day_close ("createdAt", _id);
create index day_close_date on day_close (date, "closeNo");
-- The last one of an account, and how often it was counted on a day.
create index day_close_account on day_close ("accountID", "closeNo");
create index day_close_moved on day_close ("moveToID");
create index day_close_transfer on day_close ("transferID");
create index day_close_user on day_close ("userID");
create index day_close_unsigned on day_close (date) where status = 'counted' and "voidedAt" is null;
call keep_list_total('day_close', '{counted,leave,opening,income,expense,"transfersIn","transfersOut",advances,refunds,expected,difference}', '"voidedAt" is null');
call keep_searched('day_close', '{closeNo}');
