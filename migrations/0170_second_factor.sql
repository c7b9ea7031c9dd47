-- Since when a user's login asks for a code, too; null where the password is enough.
alter table app_user add column "secondFactorSince" timestamptz;

create table second_factor (
  "userID" uuid primary key references app_user on delete cascade,
  -- Sealed with a key that follows from the installation's secret.
  secret text not null,
  -- The newest time step whose code was taken: none is taken twice.
  "lastStep" bigint not null default 0
);

create table recovery_code (
  "userID" uuid not null references second_factor on delete cascade,
  -- argon2id. A code that was used is gone.
  "codeHash" text not null,
  primary key ("userID", "codeHash")
);

-- A login whose password was right and that waits for the code.
create table login_challenge (
  digest text primary key,
  "userID" uuid not null references app_user on delete cascade,
  tries integer not null default 0,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null
);
create index login_challenge_user on login_challenge ("userID");
create index login_challenge_expiry on login_challenge ("expiresAt");
