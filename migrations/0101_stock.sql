create table stock_item (
  _id uuid primary key,
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "itemName" text not null,
  -- The sum of the item's movements, kept in the same transaction as each of them.
  "quantityInStock" integer not null,
  "purchusePrice" numeric(12, 2) not null,
  "sellingPrice" numeric(12, 2) not null,
  "lowAt" integer not null,
  -- What a custom invoice asks for it (F10).
  "Amount" numeric(12, 2) generated always as ("sellingPrice") stored,
  "stockStatus" text generated always as (
    case when "quantityInStock" = 0 then 'empty' when "quantityInStock" <= "lowAt" then 'low' else 'enough' end
  ) stored,
  constraint "stock_item_quantityInStock_check" check ("quantityInStock" between 0 and 1000000000),
  constraint "stock_item_purchusePrice_check" check ("purchusePrice" >= 0),
  constraint "stock_item_sellingPrice_check" check ("sellingPrice" >= 0),
  constraint "stock_item_lowAt_check" check ("lowAt" between 0 and 1000000000)
);
create unique index "stock_item_itemName_key" on stock_item (fold("itemName"));
create index stock_item_order on stock_item ("createdAt", _id);
create index stock_item_quantity on stock_item ("quantityInStock", _id);
create index stock_item_status on stock_item ("stockStatus");
create index stock_item_name_search on stock_item using gin (fold("itemName") public.gin_trgm_ops);

-- Why the quantity of an item is what it is: a row is written with every change and never changed.
create table stock_movement (
  _id uuid primary key,
  "createdAt" timestamptz not null,
  "itemID" uuid not null,
  kind text not null,
  -- What came (above 0) or went (below 0).
  quantity integer not null,
  -- What was there afterwards.
  "quantityAfter" integer not null,
  -- The document that moved it, {kind, _id, number}; empty for a correction by hand.
  source jsonb,
  "userID" uuid,
  constraint "stock_movement_itemID_fkey" foreign key ("itemID") references stock_item (_id),
  constraint "stock_movement_userID_fkey" foreign key ("userID") references app_user (_id),
  constraint "stock_movement_kind_check" check (kind in ('purchase', 'sale', 'edit', 'void', 'correction')),
  constraint "stock_movement_quantity_check" check (quantity <> 0),
  constraint "stock_movement_quantityAfter_check" check ("quantityAfter" >= 0)
);
create index stock_movement_item on stock_movement ("itemID", "createdAt" desc, _id desc);
create index stock_movement_user on stock_movement ("userID");
