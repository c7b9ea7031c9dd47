-- What charges take off the fees of a student by themselves (FE4): a percentage or an amount, of some types of fee, in some time.
create table discount (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "studentID" uuid not null,
  -- Empty for all classes of the student.
  "classID" uuid,
  "discountKind" text not null,
  feetypes jsonb not null,
  percent numeric(5, 2),
  amount numeric(12, 2),
  "startDate" date not null,
  "endDate" date,
  reason text not null,
  "approvedBy" uuid,
  constraint "discount_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "discount_classID_fkey" foreign key ("classID") references school_class (_id),
  constraint "discount_approvedBy_fkey" foreign key ("approvedBy") references app_user (_id),
  constraint "discount_discountKind_check" check ("discountKind" in ('scholarship', 'sibling', 'staff', 'merit', 'hardship', 'other')),
  constraint "discount_percent_check" check (percent between 0.01 and 100 and (percent is null) <> (amount is null)),
  constraint "discount_amount_check" check (amount > 0),
  constraint "discount_endDate_check" check ("endDate" >= "startDate")
);
create index discount_order on discount ("createdAt", _id);
create index discount_dated on discount ("startDate", _id);
create index discount_student on discount ("studentID");
create index discount_class on discount ("classID") where "classID" is not null;
create index discount_approver on discount ("approvedBy");
call keep_list_total('discount', '{amount}');
call keep_searched('discount', '{reason}');

-- A credit note names the discount that made it.
alter table credit_note add constraint "credit_note_discountID_fkey" foreign key ("discountID") references discount (_id);
