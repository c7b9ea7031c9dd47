-- A student without an e-mail address logs in with the student ID. The login still has a username: an address that does not exist
-- (RFC 2606), made of that ID. Whoever sends such an address back, as an old client or a file does, says the same: none.
create function name_without_mail() returns trigger language plpgsql as $$
begin
  new.username := new."stdID" || '@students.invalid';
  return new;
end $$;
create trigger student_without_mail before insert or update of username on student
  for each row when (new.username is null or new.username like '%@students.invalid') execute function name_without_mail();
