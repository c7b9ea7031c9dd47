create table purchase (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "suplierId" uuid not null,
  "itemID" uuid not null,
  "Quantity" integer not null,
  "purchasePrice" numeric(12, 2) not null,
  "salingPrice" numeric(12, 2) not null,
  "Amount" numeric(12, 2) generated always as ("Quantity" * "purchasePrice") stored,
  "userID" uuid,
  "voidedAt" timestamptz,
  "voidedBy" text,
  "voidReason" text,
  constraint "purchase_suplierId_fkey" foreign key ("suplierId") references supplier (_id),
  constraint "purchase_itemID_fkey" foreign key ("itemID") references stock_item (_id),
  constraint "purchase_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "purchase_Quantity_check" check ("Quantity" between 1 and 1000000),
  constraint "purchase_purchasePrice_check" check ("purchasePrice" >= 0),
  constraint "purchase_salingPrice_check" check ("salingPrice" >= 0)
);
create index purchase_order on purchase ("createdAt", _id);
create index purchase_supplier on purchase ("suplierId");
create index purchase_item on purchase ("itemID");
-- The newest live purchase of an item gives it its prices (F9).
create index purchase_newest on purchase ("itemID", "createdAt" desc, _id desc) where "voidedAt" is null;
create index purchase_user on purchase ("userID");
