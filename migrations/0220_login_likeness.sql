-- What a username is compared by: in one spelling (NFKC), without characters that nobody sees. Usernames that look the same
-- are one login, however they are typed; `likeness` of kit/contract is the same rule.
create function login_likeness(username text) returns text
language sql immutable strict parallel safe
return lower(normalize(btrim(regexp_replace(regexp_replace(normalize(username, NFKC),
  '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'),
  '\s+', ' ', 'g')), NFKC));

alter table credential add column likeness text;
-- Logins of old that look the same stay apart, each reached by its exact spelling: the one in plain spelling, or else the one
-- that was there first, has the common one. A spelling that is not plain is no other's likeness.
update credential set likeness = case when place = 1 then login_likeness(credential.username) else credential.username end
from (
  select username, row_number() over (
    partition by login_likeness(username) order by (username = login_likeness(username)) desc, "changedAt", username) as place
  from credential) ranked
where ranked.username = credential.username;
alter table credential alter column likeness set not null;
alter table credential add constraint "credential_likeness_key" unique (likeness);

create function credential_likeness() returns trigger language plpgsql set search_path from current as $$
begin
  new.likeness := login_likeness(new.username);
  return new;
end $$;
create trigger credential_likeness before insert or update of username on credential
  for each row execute function credential_likeness();
