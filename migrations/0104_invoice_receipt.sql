create table invoice_receipt (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "receiptNo" bigint not null,
  -- The invoice's; empty for a walk-in customer.
  "customerID" uuid,
  "invoiceID" uuid not null,
  "amountPaid" numeric(12, 2) not null,
  "paymentMethod" text,
  "phonePaid" text,
  "phoneReceipt" text,
  "datePaid" date not null,
  "userID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "invoice_receipt_customerID_fkey" foreign key ("customerID") references customer (_id),
  constraint "invoice_receipt_invoiceID_fkey" foreign key ("invoiceID") references invoice (_id),
  constraint "invoice_receipt_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "invoice_receipt_amountPaid_check" check ("amountPaid" > 0),
  constraint "invoice_receipt_paymentMethod_check" check ("paymentMethod" in ('Evc plus', 'Edahab', 'jeeb', 'cash', 'others'))
);
create unique index "invoice_receipt_receiptNo_key" on invoice_receipt ("receiptNo");
create index invoice_receipt_order on invoice_receipt ("createdAt", _id);
create index invoice_receipt_customer on invoice_receipt ("customerID");
create index invoice_receipt_invoice on invoice_receipt ("invoiceID");
create index invoice_receipt_user on invoice_receipt ("userID");
create index invoice_receipt_number_search on invoice_receipt using gin (("receiptNo"::text) public.gin_trgm_ops);
create index invoice_receipt_phone_search on invoice_receipt using gin (fold("phonePaid") public.gin_trgm_ops);
