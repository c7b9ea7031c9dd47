-- The one row of settings. Secrets (the mail password, the set-up code) are answered by no call.
create table organisation (
  _id uuid primary key default gen_random_uuid(),
  __v integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  one boolean not null default true unique check (one),
  name text not null default '',
  address text,
  phone text,
  logo uuid references upload,
  "headerImage" uuid references upload,
  "footerImage" uuid references upload,
  "currencySign" text not null default '$',
  "timeZone" text not null default 'UTC',
  "minimumPassword" integer not null default 5 check ("minimumPassword" between 5 and 64),
  "booksClosedUpTo" date,
  "smtpHost" text,
  "smtpPort" integer check ("smtpPort" between 1 and 65535),
  "smtpUser" text,
  "smtpPassword" text,
  "smtpFrom" text,
  -- Asked of whoever sets up from another machine; gone once the brand is set up.
  "setupCode" text
);
insert into organisation default values;
