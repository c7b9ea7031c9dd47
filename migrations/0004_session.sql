create table session (
  _id uuid primary key,
  "ownerKind" text not null check ("ownerKind" in ('user', 'student')),
  "ownerID" uuid not null,
  "createdAt" timestamptz not null,
  -- Slides forward while the session is used.
  "expiresAt" timestamptz not null,
  -- Beyond which it never slides.
  "endsAt" timestamptz not null,
  address text not null
);
create index session_owner on session ("ownerKind", "ownerID");
create index session_expiry on session ("expiresAt");

-- Tries that failed, by account and by address, for slowing down.
create table login_attempt (
  subject text primary key,
  failures integer not null,
  "lastAt" timestamptz not null,
  "waitUntil" timestamptz not null
);
create index login_attempt_age on login_attempt ("lastAt");

create table password_reset (
  -- Digest of the handle that step 1 answered.
  handle text primary key,
  email text not null,
  -- Null where nobody has this e-mail: the steps behave the same.
  "ownerKind" text check ("ownerKind" in ('user', 'student')),
  "ownerID" uuid,
  "codeDigest" text not null,
  tries integer not null default 0,
  checked boolean not null default false,
  "expiresAt" timestamptz not null
);
create index password_reset_expiry on password_reset ("expiresAt");
create index password_reset_owner on password_reset ("ownerKind", "ownerID");

-- Mails that could not be sent.
create table outbox (
  _id uuid primary key,
  "createdAt" timestamptz not null default now(),
  "to" text not null,
  subject text not null,
  text text not null,
  -- True where it went to a superAdmin: shown to superAdmins alone.
  "forSuperAdmin" boolean not null
);
create index outbox_newest on outbox ("createdAt" desc, _id desc);
