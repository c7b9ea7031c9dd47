-- What mobile wallets write of payments, how it is read, and which payment it became (WA).
create table wallet_pattern (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  name text not null,
  provider text not null,
  senders text,
  pattern text not null,
  example text,
  direction text not null default 'in',
  currency text not null default 'main',
  "dateOrder" text not null default 'd/m/y',
  position integer not null default 100,
  "isActive" boolean not null default true,
  constraint wallet_pattern_provider_check check (provider in ('evc', 'zaad', 'sahal', 'edahab', 'jeeb', 'mpesa', 'other')),
  constraint wallet_pattern_direction_check check (direction in ('in', 'out')),
  constraint wallet_pattern_currency_check check (currency in ('main', 'second')),
  constraint "wallet_pattern_dateOrder_check" check ("dateOrder" in ('d/m/y', 'm/d/y', 'y-m-d')),
  constraint wallet_pattern_position_check check (position between 1 and 999)
);
create unique index "wallet_pattern_name_key" on wallet_pattern (fold(name));
create index wallet_pattern_order on wallet_pattern ("createdAt", _id);
create index wallet_pattern_tried on wallet_pattern (provider, position, "createdAt", _id) where "isActive";
call keep_searched('wallet_pattern', '{name,provider}');

create table wallet_message (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "accountID" uuid not null,
  -- As it came.
  text text not null,
  sender text,
  "receivedAt" timestamptz not null,
  via text not null,
  -- As it was read; all null of what no pattern reads.
  direction text,
  amount numeric(12, 2),
  currency text,
  phone text,
  name text,
  reference text,
  -- What the message says; when it came, where it says nothing.
  "paidAt" timestamptz not null,
  -- Providers take fractions of a cent: nothing is cut off.
  "balanceAfter" numeric,
  "patternID" uuid,
  -- True for what names neither reference, time nor balance: another may say the same (WA4).
  "isWeak" boolean not null default false,
  status text not null,
  reason text,
  "paymentID" uuid,
  "userID" uuid,
  -- What is missing between the message before and this one, and when that one was (WA9).
  gap numeric,
  "gapSince" timestamptz,
  constraint "wallet_message_accountID_fkey" foreign key ("accountID") references money_account (_id),
  constraint "wallet_message_patternID_fkey" foreign key ("patternID") references wallet_pattern (_id),
  constraint "wallet_message_paymentID_fkey" foreign key ("paymentID") references payment (_id),
  constraint "wallet_message_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint wallet_message_via_check check (via in ('pasted', 'forwarded')),
  constraint wallet_message_direction_check check (direction in ('in', 'out')),
  constraint wallet_message_currency_check check (currency in ('main', 'second')),
  constraint wallet_message_status_check check (status in ('open', 'booked', 'known', 'ignored', 'unread')),
  constraint wallet_message_amount_check check (amount > 0),
  constraint "wallet_message_paymentID_check" check (("paymentID" is not null) = (status in ('booked', 'known')))
);
create index wallet_message_order on wallet_message ("createdAt", _id);
create index wallet_message_paid on wallet_message ("paidAt", _id);
create index wallet_message_open on wallet_message (status, "paidAt") where status in ('open', 'unread');
create index wallet_message_payment on wallet_message ("paymentID") where "paymentID" is not null;
create index wallet_message_pattern on wallet_message ("patternID");
create index wallet_message_user on wallet_message ("userID");
create index wallet_message_account on wallet_message ("accountID", "paidAt");
-- The chain of balances.
create index wallet_message_chain on wallet_message ("accountID", currency, "paidAt") where "balanceAfter" is not null;
call keep_phones('wallet_message', '{phone}');
call keep_list_total('wallet_message');
call keep_searched('wallet_message', '{name,phone,reference,amount}');

-- By what a message is known, so that it is one row however often it comes (WA4).
create table wallet_message_known (
  "accountID" uuid not null,
  key text not null,
  "messageID" uuid not null,
  primary key ("accountID", key),
  constraint "wallet_message_known_messageID_fkey" foreign key ("messageID") references wallet_message (_id)
);
create index wallet_message_known_message on wallet_message_known ("messageID");

-- What a phone forwards for an account: the hash of its key, when it was heard last, how many texts of others were passed over.
create table wallet_forward (
  "accountID" uuid primary key,
  "keyHash" text,
  "heardAt" timestamptz,
  "passedOver" bigint not null default 0,
  constraint "wallet_forward_accountID_fkey" foreign key ("accountID") references money_account (_id) on delete cascade
);
create index wallet_forward_key on wallet_forward ("keyHash") where "keyHash" is not null;

alter table payment_part
  add column "messageID" uuid constraint "payment_part_messageID_fkey" references wallet_message (_id);
create index payment_part_message on payment_part ("messageID") where "messageID" is not null;

-- The references that live payments have used, once for each account (WA8). What had been typed twice before has further places.
create table payment_reference (
  "accountID" uuid not null,
  reference text not null,
  place integer not null default 0,
  "paymentID" uuid not null,
  primary key ("accountID", reference, place),
  constraint "payment_reference_paymentID_fkey" foreign key ("paymentID") references payment (_id) deferrable initially deferred
);
create index payment_reference_payment on payment_reference ("paymentID");

-- What a payment had of wallets is free again when it is voided, whatever voids it: its references and its messages (WA12).
create function free_of_payment() returns trigger language plpgsql set search_path from current as $$
begin
  delete from payment_reference where "paymentID" = new._id;
  update wallet_message
  set status = 'open', "paymentID" = null, "userID" = null, "updatedAt" = new."updatedAt", __v = __v + 1
  where "paymentID" = new._id;
  return null;
end $$;
create trigger free_of_payment after update of "voidedAt" on payment
  for each row when (old."voidedAt" is null and new."voidedAt" is not null) execute function free_of_payment();

insert into payment_reference ("accountID", reference, place, "paymentID")
select u."accountID", u.reference, row_number() over (partition by u."accountID", u.reference order by p."paymentNo") - 1, u."paymentID"
from (
  select distinct "accountID", upper(regexp_replace(reference, '\s', '', 'g')) as reference, "paymentID"
  from payment_part where reference ~ '\S'
) u join payment p on p._id = u."paymentID" where p."voidedAt" is null;
