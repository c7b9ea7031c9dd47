import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { isLiveIn } from './live.server';

export const enrollmentChecks: readonly Check[] = [
  {
    name: 'enrollment-fees',
    holds: words('Every enrollment has a fee for each of its fee items'),
    broken: words('{student} ({number}) in {class}: {items} fee items were charged, {fees} fees are there'),
    // An edit may have given a fee to another enrollment: the log tells.
    finds: sql`with owed as materialized (
        select e._id, count(*) as items from enrollment e, jsonb_array_elements(e."feeItems") item
        where (item ->> 'feeAmount')::numeric > 0 and e."chargedAt" is not null group by 1
      ), made as materialized (
        select "enrollmentID" as _id, count(*) as fees from fee where "enrollmentID" is not null group by 1
      ), short as materialized (
        select _id, items, coalesce(fees, 0) as fees from owed left join made using (_id) where items > coalesce(fees, 0)
      ), moved as materialized (
        select before -> 'enrollmentID' ->> '_id' as id, count(distinct "recordID") as fees from activity
        where resource = 'fee' and action = 'update' and before ? 'enrollmentID' and exists (select 1 from short) group by 1
      )
      select s."studentName" as student, s."stdID"::text as number, c."className" as class, short.items::text as items, short.fees::text as fees
      from short join enrollment e using (_id) join student s on s._id = e."studentID" join school_class c on c._id = e."classID"
      left join moved on moved.id = e._id::text where short.items > short.fees + coalesce(moved.fees, 0)`,
  },
  {
    name: 'enrollment-charged',
    holds: words(
      'Whoever has a seat in a class has been charged the fee items, and whoever waits for a first one has not',
    ),
    broken: words('{student} ({number}) in {class}: {status}, with {items} fee items and {fees} fees'),
    finds: sql`select s."studentName" as student, s."stdID"::text as number, c."className" as class, e."enrolledStatus" as status,
        jsonb_array_length(e."feeItems")::text as items, made.fees::text as fees
      from enrollment e join student s on s._id = e."studentID" join school_class c on c._id = e."classID"
      cross join lateral (select count(*) as fees from fee f where f."enrollmentID" = e._id and f."voidedAt" is null) made
      where e."chargedAt" is null
        and (e."enrolledStatus" in ('active', 'pending') and e."feeItems" <> '[]' or e."enrolledStatus" = 'waiting' and made.fees > 0)`,
  },
  {
    name: 'enrollment-once',
    holds: words('No student has two live enrollments in one class'),
    broken: words('{student} ({number}) has {times} live enrollments in {class}'),
    finds: sql`select s."studentName" as student, s."stdID"::text as number, c."className" as class, count(*)::integer as times
      from enrollment e join student s on s._id = e."studentID" join school_class c on c._id = e."classID"
      where ${isLiveIn('e')} group by s._id, c._id having count(*) > 1`,
  },
];
