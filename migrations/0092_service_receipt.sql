create table service_receipt (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "receiptNo" bigint not null,
  "customerID" uuid not null,
  "serviceID" uuid not null,
  "AmountPaid" numeric(12, 2) not null,
  "paymentMethod" text not null,
  "phonePaid" text not null,
  "phoneReceipt" text,
  "datePaid" date not null,
  "userID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "service_receipt_customerID_fkey" foreign key ("customerID") references customer (_id),
  constraint "service_receipt_serviceID_fkey" foreign key ("serviceID") references service (_id),
  constraint "service_receipt_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "service_receipt_AmountPaid_check" check ("AmountPaid" > 0),
  constraint "service_receipt_paymentMethod_check" check ("paymentMethod" in ('Evc plus', 'Edahab', 'jeeb', 'cash', 'others'))
);
create unique index "service_receipt_receiptNo_key" on service_receipt ("receiptNo");
create index service_receipt_order on service_receipt ("createdAt", _id);
create index service_receipt_customer on service_receipt ("customerID");
create index service_receipt_service on service_receipt ("serviceID");
create index service_receipt_user on service_receipt ("userID");
create index service_receipt_phone_search on service_receipt using gin (fold("phonePaid") public.gin_trgm_ops);
