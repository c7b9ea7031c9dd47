import { sql } from 'kysely';

/**
 * The marks calculated a second time (GB1), in SQL, to check those that `markOf` of `mark-of.rules` has written; a test compares the two
 * on random scores. It is exact, because it divides only once, by the product of all best scores.
 */
export const calculatedMarks = sql`
  select n."studentID", n."classID", n."subjectID",
    div(2 * 10000 * sum(n.weight * n.score * (n.common / n."maxScore")) + max(n.common) * sum(n.weight), 2 * max(n.common) * sum(n.weight)) / 100 as mark
  from (
    select b.*, product(b."maxScore") over (partition by b."studentID", b."classID", b."subjectID") as common
    from (
      select distinct on (r."studentID", o._id) r."studentID", o._id as original, o."classID", o."subjectID", o.weight,
        coalesce(r.score, 0) * 100 as score, a."maxScore" * 100 as "maxScore"
      from score r join assessment a on a._id = r."assessmentID" and a."assessmentStatus" = 'published'
        join assessment o on o._id = coalesce(a."resitOf", a._id)
      where r."scoreStatus" = 'scored' or r."scoreStatus" = 'absent' and a."resitOf" is null
      order by r."studentID", o._id, coalesce(r.score, 0) / a."maxScore" desc
    ) b
  ) n group by n."studentID", n."classID", n."subjectID"`;
