-- Fees: each enrollment's registration, and last month's monthly fee. Of five fees three are paid at once, one in two parts (of which
-- every second leaves a rest), one is not paid: so there are as many receipts as fees.
create temp table seed_fee on commit drop as
select row_number() over (order by f.at, e.n) as no, f.*, e._id as "enrollmentID", e."studentID", e."studentName", e."studentPhone",
  e."classID", e."courseID"
from seed_enrollment e
cross join lateral (
  select e.at, 'Registrationfee' as feetype, 'Registration' as name, null::text as month, 10::numeric as amount
  union all
  select greatest(e.at, charged + interval '5 hours'), 'monthlyfee', to_char(charged, 'FMMonth YYYY'), to_char(charged, 'YYYY-MM'),
    e.amount
  from (select date_trunc('month', now()) - interval '1 month' as charged) c
) f;
alter table seed_fee add _id uuid;
update seed_fee set _id = pg_temp.id(at);

insert into fee (_id, "createdAt", "updatedAt", "feeNo", "feeName", feetype, "classID", "studentID", "courseID", "enrollmentID",
  "feeAmount", "feeMonth", "dueDate", "feePaid")
select _id, at, at, no, name, feetype, "classID", "studentID", "courseID", "enrollmentID", amount, month,
  greatest(at::date, case when feetype = 'monthlyfee' then (month || '-05')::date end),
  amount * case when no % 5 = 4 then 0 when no % 10 = 3 then 0.75 else 1 end
from seed_fee order by no;

create temp table seed_receipt on commit drop as
select row_number() over (order by at, fee, part) as no, r.*
from (
  select f.no as fee, part, f._id as "feeID", f."studentID", f."studentName", f."studentPhone",
    f.at + (pg_temp.chance(f.no, 61) * 20 + part * 4) * interval '1 day' as at,
    case when f.no % 5 <> 3 then f.amount when f.no % 10 = 3 and part = 2 then f.amount / 4 else f.amount / 2 end as amount
  from seed_fee f, generate_series(1, case f.no % 5 when 3 then 2 when 4 then 0 else 1 end) part
) r;
alter table seed_receipt add _id uuid, add method text;
update seed_receipt set at = date_trunc('milliseconds', at), _id = pg_temp.id(at),
  method = (array['Evc plus', 'Evc plus', 'Evc plus', 'Edahab', 'jeeb', 'cash'])[1 + floor(pg_temp.chance(no, 62) * 6)::integer];

insert into fee_receipt (_id, "createdAt", "updatedAt", "receiptNo", "studentID", "feeID", "AmountPaid", "paymentMethod", "phonePaid",
  "phoneReceipt", "datePaid", "userID", "accountID", "phonePaidNormal", "phoneReceiptNormal")
select r._id, at, at, no, "studentID", "feeID", amount, method, "studentPhone", o.phone, at::date, u._id, a._id, "studentPhone", o."phoneNormal"
from organisation o, seed_receipt r join seed_counter u on u.nth = 1 + r.no % 12
join money_account a on a."paymentMethod" = r.method and a."isDefault" order by no;

-- The statement: each receipt's entry, and what people entered by hand.
create temp table seed_entry on commit drop as
select row_number() over (order by at, nth) as no, e.*
from (
  select no as nth, at, 'income' as side, 'student' as type, "studentName" as name, amount, 'Fee receipt ' || no as description,
    jsonb_build_object('kind', 'feeReceipt', '_id', _id) as source, method
  from seed_receipt
  union all
  select n, pg_temp.ago(1 + pg_temp.chance(n, 71) * 344), case when n % 5 < 3 then 'expense' else 'income' end,
    case when n % 5 < 3 then pg_temp.pick(array['Transport', 'Stationery', 'Cleaning', 'Internet', 'Electricity', 'Repairs', 'Rent',
      'Advertising', 'Fuel', 'Water'], n, 72) when n % 5 = 3 then 'student' else 'service income' end,
    pg_temp.person(n, case n % 2 when 0 then 'male' else 'female' end, 73), 1 + floor(pg_temp.chance(n, 76) * 8000) / 100,
    pg_temp.pick(array['Paid in cash', 'By mobile wallet', 'Weekly', 'For the main building', 'For the branch in Hodan', 'Advance',
      'Rest of last month', 'Agreed with the manager'], n, 77) || ', no. ' || n, null, 'cash'
  from generate_series(1, pg_temp.size('transactions') - (select count(*) from seed_receipt)) n
) e;

insert into money_transaction (_id, "createdAt", "updatedAt", "transectionNo", "transectionType", type, name, amount, date, description,
  "userID", source, "accountID")
select pg_temp.id(at), at, at, no, side, type, e.name, amount, at::date, description, u._id, source, a._id
from seed_entry e join seed_counter u on u.nth = 1 + e.no % 12
join money_account a on a."paymentMethod" = e.method and a."isDefault" order by no;

insert into counter (name, last)
select 'student.stdID', max("stdID") from student
union all select 'fee.feeNo', max("feeNo") from fee
union all select 'fee_receipt.receiptNo', max("receiptNo") from fee_receipt
union all select 'money_transaction.transectionNo', max("transectionNo") from money_transaction
on conflict (name) do update set last = excluded.last;
