-- A payment at the counter and the rows by which it was paid. Whatever is paid with it has receipts of its own, which name it.
create table payment (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "paymentNo" bigint not null,
  date date not null,
  "studentID" uuid,
  "customerID" uuid,
  "payerName" text,
  note text,
  total numeric(12, 2) not null,
  "creditUsed" numeric(12, 2) not null default 0,
  "creditKept" numeric(12, 2) not null default 0,
  change numeric(12, 2) not null default 0,
  "invoiceID" uuid,
  -- Its receipts and advances, counted once.
  parts integer not null,
  "references" text,
  "phonesPaid" text,
  "userID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "payment_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "payment_customerID_fkey" foreign key ("customerID") references customer (_id),
  constraint "payment_invoiceID_fkey" foreign key ("invoiceID") references invoice (_id),
  constraint "payment_userID_fkey" foreign key ("userID") references app_user (_id),
  -- At most one of the two pays.
  constraint "payment_customerID_check" check ("studentID" is null or "customerID" is null),
  constraint "payment_total_check" check (total >= 0),
  constraint "payment_creditUsed_check" check ("creditUsed" >= 0),
  constraint "payment_creditKept_check" check ("creditKept" >= 0),
  constraint "payment_change_check" check (change >= 0)
);
create unique index "payment_paymentNo_key" on payment ("paymentNo");
create index payment_order on payment ("createdAt", _id);
create index payment_date on payment (date, "paymentNo");
create index payment_student on payment ("studentID");
create index payment_customer on payment ("customerID");
create index payment_invoice on payment ("invoiceID");
create index payment_user on payment ("userID", date);
call keep_list_total('payment', '{total,"creditUsed","creditKept",change}', '"voidedAt" is null');
call keep_searched('payment', '{paymentNo,payerName,references,phonesPaid}');

create table payment_part (
  _id uuid primary key,
  "paymentID" uuid not null references payment (_id) on delete cascade,
  position integer not null,
  "accountID" uuid not null constraint "payment_part_accountID_fkey" references money_account (_id),
  amount numeric(12, 2) not null constraint payment_part_amount_check check (amount > 0),
  given numeric(12, 2),
  "givenSecond" numeric(12, 2),
  "phonePaid" text,
  reference text,
  -- How many of the second currency made 1.00 at that moment.
  rate numeric(12, 4),
  unique ("paymentID", position)
);
create index payment_part_account on payment_part ("accountID");

do $$
declare
  receipts text;
begin
  foreach receipts in array array['fee_receipt', 'service_receipt', 'invoice_receipt'] loop
    execute format(
      'alter table %1$I add constraint "%1$s_paymentID_fkey" foreign key ("paymentID") references payment (_id)', receipts);
    execute format('create index %1$I on %2$I ("paymentID") where "paymentID" is not null', receipts || '_payment', receipts);
  end loop;
end $$;

-- Credit is found by what made it, by its number and in a list.
create index credit_source on credit ((source ->> '_id'));
call keep_list_total('credit', '{amount}', '"voidedAt" is null');
call keep_searched('credit', '{creditNo}');
