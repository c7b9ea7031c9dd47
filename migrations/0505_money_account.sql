-- Where money lies: each row of the statement has an account, and so has the document that posted it. What an account holds is
-- the sum of its live rows in three tables: transactions, transfers between own accounts, and money of people that is not
-- earned yet (decision 0024).

create table money_account (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  name text not null,
  -- 'credit' is the server's own: it holds minus what is owed to people.
  kind text not null,
  "paymentMethod" text not null,
  provider text,
  number text,
  "keeperID" uuid,
  "isDefault" boolean not null default false,
  "isActive" boolean not null default true,
  -- What was in it on the evening of a day; the first count may find that it was less than nothing.
  "openingBalance" numeric(14, 2),
  "openingDate" date,
  "dialCode" text,
  -- The date of its last live close. Who moves it holds the account for update.
  "lastCount" date,
  constraint "money_account_kind_check" check (kind in ('cash', 'wallet', 'bank', 'credit')),
  constraint "money_account_paymentMethod_check" check ("paymentMethod" in ('Evc plus', 'Edahab', 'jeeb', 'cash', 'others')),
  constraint "money_account_provider_check" check (provider in ('evc', 'zaad', 'sahal', 'edahab', 'jeeb', 'mpesa', 'other')),
  constraint "money_account_isDefault_check" check ("isActive" or not "isDefault"),
  constraint "money_account_openingDate_check" check (("openingDate" is null) = ("openingBalance" is null)),
  constraint "money_account_keeperID_fkey" foreign key ("keeperID") references app_user (_id)
);
create unique index "money_account_name_key" on money_account (fold(name));
create unique index "money_account_kind_key" on money_account (kind) where kind = 'credit';
create unique index "money_account_isDefault_key" on money_account ("paymentMethod") where "isDefault";
create index money_account_order on money_account ("createdAt", _id);
create index money_account_keeper on money_account ("keeperID");
call keep_searched('money_account', '{name,number}');

create table transfer (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "transferNo" bigint not null,
  "fromID" uuid not null,
  "toID" uuid not null,
  amount numeric(12, 2) not null,
  -- What the provider kept, on top of the amount.
  fee numeric(12, 2) not null default 0,
  date date not null,
  note text,
  "userID" uuid,
  -- The close that counted each side.
  "fromCloseNo" bigint,
  "toCloseNo" bigint,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "transfer_fromID_fkey" foreign key ("fromID") references money_account (_id),
  constraint "transfer_toID_fkey" foreign key ("toID") references money_account (_id),
  constraint "transfer_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "transfer_toID_check" check ("fromID" <> "toID"),
  constraint "transfer_amount_check" check (amount > 0),
  constraint "transfer_fee_check" check (fee >= 0)
);
create unique index "transfer_transferNo_key" on transfer ("transferNo");
create index transfer_order on transfer ("createdAt", _id);
create index transfer_date on transfer (date, "transferNo");
create index transfer_from on transfer ("fromID", date);
create index transfer_to on transfer ("toID", date);
create index transfer_user on transfer ("userID");
call keep_list_total('transfer', '{amount,fee}', '"voidedAt" is null');
call keep_searched('transfer', '{transferNo,note}');

-- Money of a person that is not earned yet.
create table credit (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "creditNo" bigint not null,
  "studentID" uuid,
  "customerID" uuid,
  kind text not null,
  amount numeric(12, 2) not null,
  date date not null,
  -- Where an advance came in, and where a refund went out.
  "accountID" uuid,
  -- The payment, the receipt or the credit note, {kind, _id}.
  source jsonb,
  reason text,
  "userID" uuid,
  "closeNo" bigint,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "credit_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "credit_customerID_fkey" foreign key ("customerID") references customer (_id),
  constraint "credit_accountID_fkey" foreign key ("accountID") references money_account (_id),
  constraint "credit_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "credit_customerID_check" check (("studentID" is null) <> ("customerID" is null)),
  constraint "credit_kind_check" check (kind in ('advance', 'creditNote', 'used', 'refund')),
  constraint "credit_amount_check" check (amount > 0),
  constraint "credit_accountID_check" check (("accountID" is not null) = (kind in ('advance', 'refund')))
);
create unique index "credit_creditNo_key" on credit ("creditNo");
create index credit_order on credit ("createdAt", _id);
create index credit_date on credit (date, "creditNo");
create index credit_student on credit ("studentID");
create index credit_customer on credit ("customerID");
create index credit_account on credit ("accountID", date);
create index credit_user on credit ("userID");

-- One account for each way of paying, and the one of what is owed to people.
insert into money_account (_id, name, kind, "paymentMethod", provider, "isDefault", "createdAt")
select gen_random_uuid(), name, kind, method, provider, kind <> 'credit', now() + place * interval '1 millisecond'
from (values
  (1, 'Cash', 'cash', 'cash', null),
  (2, 'Evc plus', 'wallet', 'Evc plus', 'evc'),
  (3, 'e-Dahab', 'wallet', 'Edahab', 'edahab'),
  (4, 'Jeeb', 'wallet', 'jeeb', 'jeeb'),
  (5, 'Other payments', 'bank', 'others', null),
  (6, 'Customer credit', 'credit', 'others', null)
) made(place, name, kind, method, provider);

-- What is there already goes to the account of its way of paying, and to Cash where it names none. A column with a constant
-- default rewrites no table; only what is not cash is written again, unseen by the triggers that count rows.
do $$
declare
  cash uuid := (select _id from money_account where kind = 'cash');
  receipts text;
begin
  foreach receipts in array array['fee_receipt', 'service_receipt', 'invoice_receipt'] loop
    execute format(
      'alter table %1$I add column "accountID" uuid not null default %2$L constraint "%1$s_accountID_fkey" references money_account (_id),
         add column "paymentID" uuid',
      receipts, cash);
    execute format('alter table %1$I alter column "accountID" drop default, disable trigger user', receipts);
    execute format(
      'update %1$I r set "accountID" = a._id from money_account a
         where a."isDefault" and a."paymentMethod" = r."paymentMethod" and a.kind <> ''cash''', receipts);
    execute format('alter table %1$I enable trigger user', receipts);
  end loop;
  execute format(
    'alter table money_transaction
       add column "accountID" uuid not null default %L constraint "money_transaction_accountID_fkey" references money_account (_id),
       add column "closeNo" bigint,
       add column reverses uuid constraint "money_transaction_reverses_fkey" references money_transaction (_id)', cash);
  alter table money_transaction alter column "accountID" drop default, disable trigger user;
  update money_transaction m set "accountID" = r."accountID" from (
    select _id, "accountID" from fee_receipt union all
    select _id, "accountID" from service_receipt union all
    select _id, "accountID" from invoice_receipt
  ) r
  where m.source ->> 'kind' in ('feeReceipt', 'serviceReceipt', 'invoiceReceipt')
    and m.source ->> '_id' = r._id::text and r."accountID" <> cash;
  alter table money_transaction enable trigger user;
  execute format(
    'alter table purchase add column "accountID" uuid not null default %L constraint "purchase_accountID_fkey" references money_account (_id)',
    cash);
  alter table purchase alter column "accountID" drop default;
  -- A payroll has its account once it is paid.
  alter table payroll add column "accountID" uuid constraint "payroll_accountID_fkey" references money_account (_id), disable trigger user;
  update payroll set "accountID" = cash where "Status" = 'paid';
  alter table payroll enable trigger user;
end $$;

create index money_transaction_account on money_transaction ("accountID", date);
-- A row is reversed once.
create unique index "money_transaction_reverses_key" on money_transaction (reverses) where reverses is not null;

-- The live rows of each account. An advance comes into an account out of Customer credit, and a refund goes back.
create view account_entry as
  select
    m."accountID" as account, m.date, m."createdAt", m._id, m."transectionType" as kind, m."transectionNo" as number, m.name, m.description,
    case m."transectionType" when 'income' then m.amount else 0 end as "in",
    case m."transectionType" when 'expense' then m.amount else 0 end as "out",
    m."closeNo", m."userID", m.posted
  from money_transaction m where m."voidedAt" is null
  union all
  select x."fromID", x.date, x."createdAt", x._id, 'transferOut', x."transferNo", a.name, x.note, 0, x.amount, x."fromCloseNo", x."userID", true
  from transfer x join money_account a on a._id = x."toID" where x."voidedAt" is null
  union all
  select x."toID", x.date, x."createdAt", x._id, 'transferIn', x."transferNo", a.name, x.note, x.amount, 0, x."toCloseNo", x."userID", true
  from transfer x join money_account a on a._id = x."fromID" where x."voidedAt" is null
  union all
  select
    c."accountID", c.date, c."createdAt", c._id, c.kind, c."creditNo", coalesce(s."studentName", p.name), c.reason,
    case c.kind when 'advance' then c.amount else 0 end, case c.kind when 'refund' then c.amount else 0 end, c."closeNo", c."userID", true
  from credit c left join student s on s._id = c."studentID" left join customer p on p._id = c."customerID"
  where c."voidedAt" is null and c.kind in ('advance', 'refund')
  union all
  select
    (select _id from money_account where kind = 'credit'), c.date, c."createdAt", c._id, c.kind, c."creditNo", coalesce(s."studentName", p.name), c.reason,
    case c.kind when 'refund' then c.amount else 0 end, case c.kind when 'advance' then c.amount else 0 end, null, c."userID", true
  from credit c left join student s on s._id = c."studentID" left join customer p on p._id = c."customerID"
  where c."voidedAt" is null and c.kind in ('advance', 'refund');

-- What came into each account less what went out, by day and by month. As figures (0040), each is the sum of its slots: a write
-- adds to one that nobody holds and never waits.
create table account_figure (
  account uuid not null,
  span text not null,
  -- The day, or the first of the month.
  day date not null,
  slot bigint generated always as identity,
  amount numeric not null,
  primary key (account, span, day, slot),
  constraint account_figure_span_check check (span in ('day', 'month'))
) with (fillfactor = 40);

create view account_figure_counted as
  select e.account, s.span, s.day, sum(e."in" - e."out") as amount
  from account_entry e cross join lateral (values ('day', e.date), ('month', date_trunc('month', e.date)::date)) s(span, day)
  group by 1, 2, 3;

-- Where kept and counted figures differ; no row while all is well.
create view account_figure_difference as
  select account, span, day, coalesce(k.amount, 0) as kept, coalesce(c.amount, 0) as counted
  from (select account, span, day, sum(amount) as amount from account_figure group by 1, 2, 3) k
  full join account_figure_counted c using (account, span, day)
  where coalesce(k.amount, 0) <> coalesce(c.amount, 0);

-- Forgets the figures of all accounts and counts them anew. Their tables must not be written meanwhile.
create procedure fill_account_figures() language sql set search_path from current as $$
  delete from account_figure;
  insert into account_figure (account, span, day, amount) select account, span, day, amount from account_figure_counted;
$$;

-- Keeps the figures of accounts in step with a table from now on: `moved` selects account, day and amount of rows of `%1$s`.
create procedure keep_account_figures(source text, moved text) language plpgsql set search_path from current as $$
declare
  own text := quote_ident(current_schema());
  came text := format(moved, 'came', own);
  went text := format('select account, day, -amount from (%s) w', format(moved, 'went', own));
  written text;
  moves text;
  trigger_name text;
begin
  foreach written in array array['insert', 'update', 'delete'] loop
    moves := case written when 'insert' then came when 'delete' then went else came || ' union all ' || went end;
    trigger_name := format('account_figure_%s_%s', source, written);
    execute format(
      'create function %1$s.%2$I() returns trigger language plpgsql as $trigger$
       declare
         move record;
       begin
         for move in
           select m.account, s.span, s.day, sum(m.amount) as amount
           from (%3$s) m(account, day, amount)
           cross join lateral (values (''day'', m.day), (''month'', date_trunc(''month'', m.day)::date)) s(span, day)
           group by m.account, s.span, s.day having sum(m.amount) <> 0 order by m.account, s.span, s.day
         loop
           update %1$s.account_figure f set amount = f.amount + move.amount
           where f.account = move.account and f.span = move.span and f.day = move.day and f.slot = (
             select free.slot from %1$s.account_figure free
             where free.account = move.account and free.span = move.span and free.day = move.day
             order by free.slot limit 1 for update skip locked
           );
           if not found then
             insert into %1$s.account_figure (account, span, day, amount) values (move.account, move.span, move.day, move.amount);
           end if;
         end loop;
         return null;
       end $trigger$',
      own, trigger_name, moves);
    execute format(
      'create trigger %1$I after %2$s on %3$s.%4$I %5$s for each statement execute function %3$s.%1$I()',
      trigger_name, written, own, source,
      case written
        when 'insert' then 'referencing new table as came'
        when 'delete' then 'referencing old table as went'
        else 'referencing new table as came old table as went'
      end);
  end loop;
end $$;

call keep_account_figures('money_transaction',
  'select "accountID" as account, date as day, case "transectionType" when ''income'' then amount else -amount end as amount
   from %1$s where "voidedAt" is null');
call keep_account_figures('transfer',
  'select "fromID" as account, date as day, -amount as amount from %1$s where "voidedAt" is null
   union all select "toID", date, amount from %1$s where "voidedAt" is null');
call keep_account_figures('credit',
  'select case side when 1 then c."accountID" else (select _id from %2$s.money_account where kind = ''credit'') end as account, c.date as day,
     case when (c.kind = ''advance'') = (side = 1) then c.amount else -c.amount end as amount
   from %1$s c cross join (values (1), (2)) sides(side) where c."voidedAt" is null and c.kind in (''advance'', ''refund'')');

-- The triggers hold the tables until the migration is through: nothing is written between them and this count.
call fill_account_figures();

-- All that came into an account up to a day, less all that went out: whole months, and the days of the month itself.
create function account_sum(wanted uuid, upto date) returns numeric language sql stable set search_path from current as $$
  select coalesce(sum(amount), 0) from account_figure
  where account = wanted and (
    (span = 'month' and day < date_trunc('month', upto)::date)
    or (span = 'day' and day between date_trunc('month', upto)::date and upto)
  )
$$;

-- What comes later than a day.
create function account_later(wanted uuid, after date) returns numeric language sql stable set search_path from current as $$
  select coalesce(sum(amount), 0) from account_figure
  where account = wanted and (
    (span = 'month' and day > date_trunc('month', after)::date)
    or (span = 'day' and day > after and day < date_trunc('month', after)::date + interval '1 month')
  )
$$;

-- What an account held on the evening of a day (AC4); null for a day before its opening.
create function account_balance(wanted uuid, upto date) returns numeric language sql stable set search_path from current as $$
  select case
    when a."openingDate" is null then account_sum(a._id, upto)
    when upto >= a."openingDate" then a."openingBalance" + account_sum(a._id, upto) - account_sum(a._id, a."openingDate")
  end
  from money_account a where a._id = wanted
$$;
