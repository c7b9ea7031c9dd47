create table invoice (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "invoiceNumber" bigint not null,
  -- Empty for a walk-in customer, who pays at once (F3).
  "customerID" uuid,
  "subTotal" numeric(12, 2) not null,
  discount numeric(12, 2) not null,
  "amountPaid" numeric(12, 2) not null default 0,
  -- Computed here, so that no code can get them wrong (R 5.3).
  "Total" numeric(12, 2) generated always as ("subTotal" - discount) stored,
  balance numeric(12, 2) generated always as ("subTotal" - discount - "amountPaid") stored,
  "Status" text generated always as (
    case when "subTotal" - discount = "amountPaid" then 'fullPaid' when "amountPaid" = 0 then 'unpaid' else 'percialPaid' end
  ) stored,
  note text,
  date timestamptz not null,
  "userID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "invoice_customerID_fkey" foreign key ("customerID") references customer (_id),
  constraint "invoice_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "invoice_subTotal_check" check ("subTotal" >= 0),
  constraint "invoice_discount_check" check (discount between 0 and "subTotal"),
  constraint "invoice_amountPaid_check" check ("amountPaid" between 0 and "subTotal" - discount)
);
create unique index "invoice_invoiceNumber_key" on invoice ("invoiceNumber");
create index invoice_order on invoice ("createdAt", _id);
create index invoice_date on invoice (date, _id);
create index invoice_customer on invoice ("customerID");
create index invoice_user on invoice ("userID");
-- What a receipt can be made for.
create index invoice_open on invoice ("createdAt" desc, _id desc) where balance > 0 and "voidedAt" is null;
create index invoice_number_search on invoice using gin (("invoiceNumber"::text) public.gin_trgm_ops);

-- The lines of an invoice, in their order.
create table invoice_item (
  _id uuid primary key,
  "invoiceID" uuid not null,
  position integer not null,
  "itemID" uuid not null,
  "Quantity" integer not null,
  "Price" numeric(12, 2) not null,
  "Amount" numeric(12, 2) generated always as ("Quantity" * "Price") stored,
  constraint "invoice_item_invoiceID_fkey" foreign key ("invoiceID") references invoice (_id),
  constraint "invoice_item_itemID_fkey" foreign key ("itemID") references stock_item (_id),
  constraint "invoice_item_Quantity_check" check ("Quantity" between 1 and 1000000),
  constraint "invoice_item_Price_check" check ("Price" >= 0),
  constraint "invoice_item_position_key" unique ("invoiceID", position)
);
create index invoice_item_item on invoice_item ("itemID");
