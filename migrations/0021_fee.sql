create table fee (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "feeNo" bigint not null,
  "feeName" text not null,
  feetype text not null,
  "classID" uuid not null,
  "studentID" uuid not null,
  "courseID" uuid not null,
  -- Empty only where the enrollment was deleted; its fees stay, voided.
  "enrollmentID" uuid,
  "feeAmount" numeric(12, 2) not null,
  "feeMonth" text,
  "feePaid" numeric(12, 2) not null default 0,
  -- Computed here, so that no code can get them wrong (R 5.3).
  "feeBalance" numeric(12, 2) generated always as ("feeAmount" - "feePaid") stored,
  "feeStatus" text generated always as (
    case when "feeAmount" = "feePaid" then 'fullPaid' when "feePaid" = 0 then 'unpaid' else 'percialPaid' end
  ) stored,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "fee_feetype_check" check (feetype in ('monthlyfee', 'Registrationfee', 'workshop', 'certificate', 'bookfee', 'IDcard', 'others')),
  constraint "fee_feeMonth_check" check (feetype <> 'monthlyfee' or "feeMonth" is not null),
  constraint "fee_feeAmount_check" check ("feeAmount" >= 0),
  constraint "fee_feePaid_check" check ("feePaid" between 0 and "feeAmount"),
  constraint "fee_classID_fkey" foreign key ("classID") references school_class (_id),
  constraint "fee_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "fee_courseID_fkey" foreign key ("courseID") references course (_id),
  constraint "fee_enrollmentID_fkey" foreign key ("enrollmentID") references enrollment (_id)
);
create unique index "fee_feeNo_key" on fee ("feeNo");
-- D1: a month is charged once.
create unique index "fee_feeMonth_key" on fee ("enrollmentID", "feeMonth") where feetype = 'monthlyfee' and "voidedAt" is null;
create index fee_order on fee ("createdAt", _id);
create index fee_class on fee ("classID");
create index fee_student on fee ("studentID");
create index fee_course on fee ("courseID");
create index fee_enrollment on fee ("enrollmentID");
create index fee_name_search on fee using gin (fold("feeName") public.gin_trgm_ops);

-- A UUIDv7 (R 3.5) for a row of a charge made by one statement, in the order of its rows: the moment,
-- then the row's number, then chance. PostgreSQL has its own only from version 18.
create function charge_id(at timestamptz, nth bigint) returns uuid
  language sql volatile parallel safe
  return (
    lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
    || '7' || substr(lpad(to_hex(nth), 8, '0'), 1, 3)
    || '8' || substr(lpad(to_hex(nth), 8, '0'), 4, 5)
    || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)
  )::uuid;
