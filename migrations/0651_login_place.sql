-- Where an account has logged in from: who guesses its password elsewhere does not keep it out there. At most ten networks of an
-- account, each for ninety days after the last login from it.
create table login_place (
  "ownerKind" text not null,
  "ownerID" uuid not null,
  -- An IPv4 address, or the first half of an IPv6 one.
  network text not null,
  "lastAt" timestamptz not null,
  constraint login_place_pkey primary key ("ownerKind", "ownerID", network)
);
create index login_place_age on login_place ("lastAt");

-- Those who are logged in during the upgrade are known where they are. What is no plain IPv4 address is learnt at the next login.
insert into login_place ("ownerKind", "ownerID", network, "lastAt")
select "ownerKind", "ownerID", address, max("createdAt") from session where address ~ '^[0-9.]+$' group by 1, 2, 3;
