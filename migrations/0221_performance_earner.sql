-- Whose login an entry's employee was when the entry was made or given to that employee: nobody pays what he earned then,
-- whatever employee his login is by now. Kept for good with the entry, so that no way back and forth makes it forgotten.
create table performance_earner (
  "performanceID" uuid not null references performance on delete cascade,
  "userID" uuid not null references app_user on delete cascade,
  primary key ("performanceID", "userID")
);
create index performance_earner_user on performance_earner ("userID");

create function performance_earner() returns trigger language plpgsql set search_path from current as $$
begin
  insert into performance_earner ("performanceID", "userID")
    select new._id, app_user._id from app_user where app_user."employeeID" = new."employeeID"
    on conflict do nothing;
  return null;
end $$;
create trigger performance_earner after insert or update of "employeeID" on performance
  for each row execute function performance_earner();

-- Who an older entry's employee was when it was made is not known: those who are that employee now.
insert into performance_earner ("performanceID", "userID")
  select performance._id, app_user._id from performance join app_user on app_user."employeeID" = performance."employeeID";
