-- The summary of the day: when it is written, to whom, and on which days it was.
alter table organisation
  add column "dailySummaryAt" text not null default '20:00'
    constraint "organisation_dailySummaryAt_check" check ("dailySummaryAt" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Addresses with a comma between them; null where nobody gets it.
  add column "dailySummaryTo" text;

create table daily_summary (
  day date primary key,
  "createdAt" timestamptz not null
);
