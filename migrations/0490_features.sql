-- The switches of the features (AL15), by name; a missing one is off. So an installation that is upgraded has all of them
-- off, and one that is set up afterwards is given its own. Beside them the settings of AL14 that the counter needs.
alter table organisation
  add column features jsonb not null default '{}',
  add column "secondCurrency" text,
  add column "secondRate" numeric(9, 2) not null default 0 check ("secondRate" between 0 and 1000000),
  add column "countryCode" text not null default '252' check ("countryCode" ~ '^[1-9][0-9]{0,3}$'),
  add column "useCreditAtCharge" boolean not null default true;
