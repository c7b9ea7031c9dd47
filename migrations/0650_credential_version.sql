-- Each state of a login has a version, which the database gives it whatever writes it. What is begun for a login (a code by mail,
-- the handle of a code that was right, a login that waits for its second step) carries the version of then, and ends when it moves.
alter table credential add column version uuid not null default gen_random_uuid();

create function credential_moved() returns trigger language plpgsql as $$
begin
  new.version := gen_random_uuid();
  return new;
end $$;
create trigger credential_moved
  before insert or update of username, "ownerKind", "ownerID", "passwordHash", "isFirst", version on credential
  for each row execute function credential_moved();

-- What is under way during the upgrade is begun again.
delete from password_reset;
-- Null where nobody has the e-mail.
alter table password_reset add column "credentialVersion" uuid;
delete from login_challenge;
alter table login_challenge add column "credentialVersion" uuid not null;
