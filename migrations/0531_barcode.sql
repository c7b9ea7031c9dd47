-- What a scanner reads of an item, and the items that the counter offers as buttons (CO15).
alter table stock_item
  add column barcode text constraint stock_item_barcode_check check (barcode ~ '^[A-Za-z0-9-]{1,32}$'),
  add column "isQuick" boolean not null default false;
create unique index "stock_item_barcode_key" on stock_item (barcode);
create index stock_item_quick on stock_item ("createdAt", _id) where "isQuick";
