-- The activity log as a chain: each line is sealed with a digest over itself and the seal before it, so that a line that is
-- changed, taken out or put in between is found (npm run verify). docs/decisions/0006. Lines themselves are never touched again.

-- Lines that wait for their seal, which a step of its own makes a moment later: no write waits for another one's.
create table activity_unsealed ("activityID" uuid primary key);

create table activity_seal (
  -- The place in the chain, without a gap.
  no bigint primary key,
  "activityID" uuid not null,
  "sealedAt" timestamptz not null,
  hash bytea not null,
  constraint "activity_seal_activityID_key" unique ("activityID"),
  constraint "activity_seal_activityID_fkey" foreign key ("activityID") references activity (_id)
);

-- How far the chain has come; who seals holds the row.
create table activity_chain (
  one boolean primary key default true check (one),
  no bigint not null,
  hash bytea not null
);
insert into activity_chain (no, hash) values (0, sha256(''));

-- What a line's seal is made of: the seal before it and all that the line says, written alike in every time zone.
create function activity_hash(previous bytea, no bigint, sealed timestamptz, line activity) returns bytea
  language sql stable parallel safe
  return sha256(previous || convert_to(jsonb_build_array(
    no, extract(epoch from sealed), line._id, line.__v, extract(epoch from line."createdAt"), extract(epoch from line."updatedAt"),
    line."userID", line."studentID", line.action, line.resource, line."recordID", line.label, line.address, line.status,
    line.before, line.after
  )::text, 'UTF8'));

create function activity_written() returns trigger language plpgsql set search_path from current as $$
begin
  insert into activity_unsealed select _id from came;
  return null;
end $$;
create trigger activity_written after insert on activity
  referencing new table as came for each statement execute function activity_written();

-- Seals at most so many of the lines that wait, the oldest first, and answers how many. Of several who call it at once, one seals.
create function seal_activity(most integer) returns integer language plpgsql set search_path from current as $$
declare
  chain activity_chain;
  line activity;
  began bigint;
begin
  select * into chain from activity_chain for update skip locked;
  if not found then
    return 0;
  end if;
  began := chain.no;
  for line in
    select a.* from activity_unsealed u join activity a on a._id = u."activityID" order by a."createdAt", a._id limit most
  loop
    chain.no := chain.no + 1;
    chain.hash := activity_hash(chain.hash, chain.no, now(), line);
    insert into activity_seal values (chain.no, line._id, now(), chain.hash);
  end loop;
  if chain.no > began then
    delete from activity_unsealed u using activity_seal s where s."activityID" = u."activityID" and s.no > began;
    update activity_chain set no = chain.no, hash = chain.hash;
  end if;
  return chain.no - began;
end $$;

-- What the log holds already.
insert into activity_unsealed select _id from activity;
select seal_activity(null);
