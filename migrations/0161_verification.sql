-- The runs of the check of all records that were asked for on the Health screen, and how far one under way has come.
create table verification (
  _id uuid primary key,
  "startedAt" timestamptz not null default now(),
  -- Moves while it runs: one that stands still was cut off.
  "movedAt" timestamptz not null default now(),
  "finishedAt" timestamptz,
  done integer not null default 0,
  "all" integer not null,
  -- Places that are wrong, and what each check found.
  broken integer,
  results jsonb,
  -- Why it could not be done.
  problem text
);
create index verification_newest on verification ("startedAt" desc);
-- One at a time.
create unique index verification_running on verification (("finishedAt" is null)) where "finishedAt" is null;
