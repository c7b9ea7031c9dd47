create table notification (
  _id uuid primary key,
  "createdAt" timestamptz not null,
  -- Who is told.
  "userID" uuid not null constraint "notification_userID_fkey" references app_user on delete cascade,
  kind text not null,
  -- The screen that it leads to: whoever may not open it is not shown it.
  screen text not null,
  -- What it says in any language.
  facts jsonb not null,
  -- What a person is told of once.
  about text,
  "isRead" boolean not null default false,
  xid xid8 not null default pg_current_xact_id()
);
create index notification_newest on notification ("userID", "createdAt" desc, _id desc);
create unique index notification_once on notification ("userID", kind, about) where about is not null;
create index notification_xid on notification (xid);
