create table fee_receipt (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "receiptNo" bigint not null,
  "studentID" uuid not null,
  "feeID" uuid not null,
  "AmountPaid" numeric(12, 2) not null,
  "paymentMethod" text not null,
  "phonePaid" text not null,
  "phoneReceipt" text,
  "datePaid" date not null,
  "userID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "fee_receipt_studentID_fkey" foreign key ("studentID") references student (_id),
  constraint "fee_receipt_feeID_fkey" foreign key ("feeID") references fee (_id),
  constraint "fee_receipt_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "fee_receipt_AmountPaid_check" check ("AmountPaid" > 0),
  constraint "fee_receipt_paymentMethod_check" check ("paymentMethod" in ('Evc plus', 'Edahab', 'jeeb', 'cash', 'others'))
);
create unique index "fee_receipt_receiptNo_key" on fee_receipt ("receiptNo");
create index fee_receipt_order on fee_receipt ("createdAt", _id);
create index fee_receipt_student on fee_receipt ("studentID");
create index fee_receipt_fee on fee_receipt ("feeID");
create index fee_receipt_user on fee_receipt ("userID");
create index fee_receipt_phone_search on fee_receipt using gin (fold("phonePaid") public.gin_trgm_ops);
