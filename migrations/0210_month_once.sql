-- A student owes a month of a class once, whatever the enrollment: who leaves and enrols again has another one (D1).
-- Fees that were charged twice before this rule stay, with what was paid on them: each but the first of its month is marked,
-- and `npm run verify` names them until all but one are voided. Only this file marks.
alter table fee add column "chargedTwice" boolean not null default false;
update fee set "chargedTwice" = true from (
  select _id, row_number() over (partition by "studentID", "classID", "feeMonth" order by "feeNo") as nth
  from fee where feetype = 'monthlyfee' and "voidedAt" is null
) charged where charged._id = fee._id and charged.nth > 1;
create unique index "fee_studentID+classID+feeMonth_key" on fee ("studentID", "classID", "feeMonth")
  where feetype = 'monthlyfee' and "voidedAt" is null and not "chargedTwice";
drop index "fee_feeMonth_key";
create index fee_charged_twice on fee ("studentID", "classID", "feeMonth") where "chargedTwice";

-- The mark goes with what it was for: a marked fee that is voided or becomes another month's is like any other, and where the
-- unmarked one goes, the next takes its place, so that the month stays charged.
create function fee_mark() returns trigger language plpgsql as $$
begin
  new."chargedTwice" := false;
  return new;
end $$;
create trigger fee_mark before update on fee for each row
  when (old."chargedTwice" and (new."voidedAt" is not null
    or (new.feetype, new."studentID", new."classID", new."feeMonth") is distinct from (old.feetype, old."studentID", old."classID", old."feeMonth")))
  execute function fee_mark();

create function fee_next_of_month() returns trigger language plpgsql set search_path from current as $$
begin
  update fee set "chargedTwice" = false where _id = (
    select _id from fee where "chargedTwice" and "studentID" = old."studentID" and "classID" = old."classID" and "feeMonth" = old."feeMonth"
    order by "feeNo" limit 1);
  return null;
end $$;
create trigger fee_next_of_month after update on fee for each row
  when (not old."chargedTwice" and old.feetype = 'monthlyfee' and old."voidedAt" is null and (new."voidedAt" is not null
    or (new.feetype, new."studentID", new."classID", new."feeMonth") is distinct from (old.feetype, old."studentID", old."classID", old."feeMonth")))
  execute function fee_next_of_month();
