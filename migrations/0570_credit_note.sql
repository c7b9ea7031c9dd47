-- What is owed can be taken back by a document: each debt knows what was taken off it (credited) and what it was charged at first
-- (owed + credited), and the day by which it is to be paid. Balance and status are reckoned as they always were: owed less paid.

alter table organisation
  add column "paymentDays" integer not null default 0 constraint "organisation_paymentDays_check" check ("paymentDays" between 0 and 90),
  add column "feeDueDay" integer not null default 5 constraint "organisation_feeDueDay_check" check ("feeDueDay" between 1 and 28);

alter table fee
  add column credited numeric(12, 2) not null default 0 constraint fee_credited_check check (credited >= 0),
  add column "feeGross" numeric(12, 2) generated always as ("feeAmount" + credited) stored,
  add column "dueDate" date,
  -- A plan of parts, [{dueDate, amount}], that come to feeAmount; null where it is due at once.
  add column instalments jsonb;

alter table service
  add column credited numeric(12, 2) not null default 0 constraint service_credited_check check (credited >= 0),
  add column "priceGross" numeric(12, 2) generated always as ("servicePrice" + credited) stored,
  add column "dueDate" date;

-- The rows of a sale stay as they were sold, so that its total takes off what was credited. A generated column is made anew where
-- its formula changes, with what depends on it.
alter table invoice
  drop column "Total",
  drop column balance,
  drop column "Status",
  drop constraint "invoice_amountPaid_check",
  add column credited numeric(12, 2) not null default 0 constraint invoice_credited_check check (credited >= 0),
  add column "dueDate" date;
alter table invoice
  add column "totalGross" numeric(12, 2) generated always as ("subTotal" - discount) stored,
  add column "Total" numeric(12, 2) generated always as ("subTotal" - discount - credited) stored,
  add column balance numeric(12, 2) generated always as ("subTotal" - discount - credited - "amountPaid") stored,
  add column "Status" text generated always as (
    case when "subTotal" - discount - credited = "amountPaid" then 'fullPaid' when "amountPaid" = 0 then 'unpaid' else 'percialPaid' end
  ) stored,
  add constraint "invoice_amountPaid_check" check ("amountPaid" between 0 and "subTotal" - discount - credited);
create index invoice_open on invoice ("createdAt" desc, _id desc) where balance > 0 and "voidedAt" is null;

-- What is there already was due on the day on which it was made, and a month's fee on the fifth of its month (DE11, FE1). This is
-- no change of the records, and what counts rows does not see it.
do $$
declare
  zone text := coalesce((select "timeZone" from organisation), 'UTC');
begin
  alter table fee disable trigger user;
  update fee set "dueDate" = greatest(
    ("createdAt" at time zone zone)::date,
    case when feetype = 'monthlyfee' then to_date("feeMonth" || '-05', 'YYYY-MM-DD') end);
  alter table fee enable trigger user;
  alter table service disable trigger user;
  update service set "dueDate" = ("createdAt" at time zone zone)::date;
  alter table service enable trigger user;
  alter table invoice disable trigger user;
  update invoice set "dueDate" = (date at time zone zone)::date;
  alter table invoice enable trigger user;
end $$;
alter table fee alter column "dueDate" set not null;
alter table service alter column "dueDate" set not null;
alter table invoice alter column "dueDate" set not null;

-- What of a debt is overdue: what is uncovered of the parts due before today, of which what is paid covers the earliest first (DE11).
create function debt_overdue(balance numeric, paid numeric, due date, parts jsonb, today date) returns numeric
  language sql stable parallel safe
  return case
    when parts is null then case when due < today then balance else 0 end
    else greatest((
      select coalesce(sum((p ->> 'amount')::numeric), 0) from jsonb_array_elements(parts) p where (p ->> 'dueDate')::date < today
    ) - paid, 0)
  end;

-- The day of the first part that is not covered; null where all is paid.
create function debt_next_due(balance numeric, paid numeric, due date, parts jsonb) returns date
  language sql stable parallel safe
  return case
    when balance = 0 then null
    when parts is null then due
    else (
      select min(part.due) from (
        select (p ->> 'dueDate')::date as due, sum((p ->> 'amount')::numeric) over (order by place) as upto
        from jsonb_array_elements(parts) with ordinality u(p, place)
      ) part where part.upto > paid)
  end;

-- A debt taken back, in part or whole: what had not been paid yet is lowered, what had been paid goes back (DE4).
create table credit_note (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "creditNoteNo" bigint not null,
  "feeID" uuid,
  "serviceID" uuid,
  "invoiceID" uuid,
  "creditKind" text not null,
  amount numeric(12, 2) not null,
  date date not null,
  reason text not null,
  "refundAccountID" uuid,
  lowered numeric(12, 2) not null,
  returned numeric(12, 2) not null,
  -- Whoever owed; neither for a walk-in.
  "studentID" uuid,
  "customerID" uuid,
  "classID" uuid,
  -- The standing discount that made it.
  "discountID" uuid,
  "userID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "credit_note_feeID_fkey" foreign key ("feeID") references fee (_id),
  constraint "credit_note_serviceID_fkey" foreign key ("serviceID") references service (_id),
  constraint "credit_note_invoiceID_fkey" foreign key ("invoiceID") references invoice (_id),
  constraint "credit_note_refundAccountID_fkey" foreign key ("refundAccountID") references money_account (_id),
  constraint "credit_note_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "credit_note_customerID_fkey" foreign key ("customerID") references customer (_id),
  constraint "credit_note_classID_fkey" foreign key ("classID") references school_class (_id),
  constraint "credit_note_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "credit_note_feeID_check" check (num_nonnulls("feeID", "serviceID", "invoiceID") = 1),
  constraint "credit_note_creditKind_check"
    check ("creditKind" in ('discount', 'scholarship', 'waiver', 'proration', 'correction', 'return', 'other')),
  constraint "credit_note_amount_check" check (amount > 0),
  constraint "credit_note_lowered_check" check (lowered >= 0 and returned >= 0 and lowered + returned = amount)
);
create unique index "credit_note_creditNoteNo_key" on credit_note ("creditNoteNo");
-- A standing discount reduces a fee once.
create unique index "credit_note_discountID_key" on credit_note ("feeID", "discountID") where "discountID" is not null and "voidedAt" is null;
create index credit_note_order on credit_note ("createdAt", _id);
create index credit_note_date on credit_note (date, "creditNoteNo");
create index credit_note_fee on credit_note ("feeID") where "feeID" is not null;
create index credit_note_service on credit_note ("serviceID") where "serviceID" is not null;
create index credit_note_invoice on credit_note ("invoiceID") where "invoiceID" is not null;
create index credit_note_student on credit_note ("studentID") where "studentID" is not null;
create index credit_note_customer on credit_note ("customerID") where "customerID" is not null;
create index credit_note_class on credit_note ("classID") where "classID" is not null;
create index credit_note_account on credit_note ("refundAccountID") where "refundAccountID" is not null;
create index credit_note_discount on credit_note ("discountID") where "discountID" is not null;
create index credit_note_user on credit_note ("userID");
call keep_searched('credit_note', '{creditNoteNo,reason}');

-- The goods that came back, in their order.
create table credit_note_item (
  _id uuid primary key,
  "creditNoteID" uuid not null constraint "credit_note_item_creditNoteID_fkey" references credit_note (_id),
  position integer not null,
  "itemID" uuid not null constraint "credit_note_item_itemID_fkey" references stock_item (_id),
  "Quantity" integer not null constraint "credit_note_item_Quantity_check" check ("Quantity" between 1 and 1000000),
  -- False for what is spoilt.
  restock boolean not null default true,
  constraint "credit_note_item_position_key" unique ("creditNoteID", position)
);
create index credit_note_item_item on credit_note_item ("itemID");

alter table stock_movement
  drop constraint "stock_movement_kind_check",
  add constraint "stock_movement_kind_check" check (kind in ('purchase', 'sale', 'edit', 'void', 'correction', 'return'));

-- The totals of the lists know the new amounts.
do $$
declare
  source text;
  written text;
begin
  foreach source in array array['fee', 'service', 'invoice'] loop
    foreach written in array array['insert', 'update', 'delete'] loop
      execute format('drop function %I() cascade', format('list_total_%s_%s', source, written));
    end loop;
  end loop;
end $$;
call keep_list_total('fee', '{feeAmount,feePaid,feeBalance,credited,feeGross}', '"voidedAt" is null');
call keep_list_total('service', '{servicePrice,AmountPaid,Balance,credited,priceGross}', '"voidedAt" is null');
call keep_list_total('invoice', '{discount,subTotal,Total,amountPaid,balance,credited,totalGross}', '"voidedAt" is null');
call keep_list_total('credit_note', '{amount,lowered,returned}', '"voidedAt" is null');
call fill_list_totals();
