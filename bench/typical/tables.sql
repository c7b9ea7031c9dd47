-- The same records as such a server would have them: a table each with its keys, and indexes on references.
drop schema if exists typical cascade;
create schema typical;
set local search_path to typical;
create table students as select _id as id, "createdAt", "updatedAt", "stdID", "studentName", "studentPhone", "studentGender", "studentAddress",
  "educationalLevel", "studentStatus", username, "parentName", "parentPhone", null::text as "passwordHash" from academy.student;
create table classes as select _id as id, "createdAt", "updatedAt", "className", "courseID", "teacherID" from academy.school_class;
create table users as select _id as id, u."createdAt", u."updatedAt", name, u.username, "userType", c."passwordHash"
  from academy.app_user u join academy.credential c on c."ownerID" = u._id;
create table fees as select _id as id, "createdAt", "updatedAt", "feeNo", "feeName", feetype, "classID", "studentID", "feeAmount", "feePaid",
  "feeAmount" - "feePaid" as "feeBalance", "feeMonth" from academy.fee;
create table receipts as select _id as id, "createdAt", "updatedAt", "receiptNo", "studentID", "feeID", "AmountPaid", "paymentMethod",
  "phonePaid", "datePaid", "userID" from academy.fee_receipt;
create table transactions as select _id as id, "createdAt", "updatedAt", "transectionNo", "transectionType", type, name, amount, date,
  description, "userID" from academy.money_transaction;
create table attendances as select _id as id, "createdAt", "updatedAt", "studentID", "classID", "teacherID", "courseID", "userID", date,
  "attendenceStatus", reason from academy.attendance;
create table logs (id uuid primary key, "createdAt" timestamptz, "updatedAt" timestamptz, "userID" uuid, action text, record jsonb);
do $$
declare
  made record;
begin
  for made in select unnest(array['students', 'classes', 'users', 'fees', 'receipts', 'transactions', 'attendances']) as name loop
    execute format('alter table %I add primary key (id)', made.name);
    execute format('create index on %I ("createdAt")', made.name);
  end loop;
  for made in select * from (values ('students', 'stdID'), ('fees', 'feeNo'), ('receipts', 'receiptNo'), ('transactions', 'transectionNo')) n (name, number) loop
    execute format('create sequence %I owned by %I.%I', made.number, made.name, made.number);
    execute format('select setval(%L, (select max(%I) from %I))', quote_ident(made.number), made.number, made.name);
    execute format('alter table %I alter %I set default nextval(%L)', made.name, made.number, quote_ident(made.number));
  end loop;
end $$;
create unique index on students (username);
create unique index on users (username);
create index on fees ("studentID");
create index on fees ("classID");
create index on receipts ("studentID");
create index on receipts ("feeID");
create index on transactions (date);
create unique index on attendances ("studentID", "classID", date);
create index on attendances ("classID", date);
