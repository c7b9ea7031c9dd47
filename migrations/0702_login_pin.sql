-- Guardians log in too (FA4).
alter table credential drop constraint "credential_ownerKind_check",
  add constraint "credential_ownerKind_check" check ("ownerKind" in ('user', 'student', 'guardian'));
alter table session drop constraint "session_ownerKind_check",
  add constraint "session_ownerKind_check" check ("ownerKind" in ('user', 'student', 'guardian'));

-- A PIN that the office gave out, and what follows from it: once it was right its hash is gone, and the choice of a password waits
-- under the digest of a handle until it expires (FA5). One of each login, so that a new one replaces both.
create table login_pin (
  "ownerKind" text not null,
  "ownerID" uuid not null,
  "pinHash" text,
  tries integer not null default 0,
  "challengeDigest" text,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  -- The version of the login for which it was given.
  "credentialVersion" uuid not null,
  constraint login_pin_pkey primary key ("ownerKind", "ownerID"),
  constraint "login_pin_ownerKind_check" check ("ownerKind" in ('student', 'guardian')),
  constraint login_pin_state_check check (("pinHash" is null) <> ("challengeDigest" is null))
);
create index login_pin_challenge on login_pin ("challengeDigest");

-- Whoever did something in the portal as a guardian. Lines without one are sealed as they were before.
alter table activity add column "guardianID" uuid;
create or replace function activity_hash(previous bytea, no bigint, sealed timestamptz, line activity) returns bytea
  language sql stable parallel safe
  return sha256(previous || convert_to((jsonb_build_array(
    no, extract(epoch from sealed), line._id, line.__v, extract(epoch from line."createdAt"), extract(epoch from line."updatedAt"),
    line."userID", line."studentID", line.action, line.resource, line."recordID", line.label, line.address, line.status,
    line.before, line.after
  ) || case when line."guardianID" is null then '[]'::jsonb else jsonb_build_array(line."guardianID") end)::text, 'UTF8'));
