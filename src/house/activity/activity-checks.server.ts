import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

const line = sql`a.action || ' ' || a.resource || coalesce(' ' || a.label, '') as line, a."createdAt"::timestamptz(0)::text as moment`;

/** How long after it was written a line may be sealed, because a long import is one transaction. */
const late = sql`interval '1 hour'`;

/** Checks that the activity log is the chain that was sealed (migration 0160): no line changed, removed or inserted. */
export const activityChecks: readonly Check[] = [
  {
    name: 'log-changed',
    holds: words('Every line of the activity log says what it said when it was sealed'),
    broken: words("Line {number} of the log ('{line}', {moment}), or the seal before it, was changed"),
    finds: sql`select s.no::text as number, ${line}
      from (select *, lag(hash, 1, sha256('')) over (order by no) as previous from activity_seal) s
      join activity a on a._id = s."activityID" where s.hash <> activity_hash(s.previous, s.no, s."sealedAt", a)`,
  },
  {
    name: 'log-deleted',
    holds: words('No line of the activity log was taken out'),
    broken: words('Line {number} of the log, sealed at {moment}, is gone'),
    finds: sql`select s.no::text as number, s."sealedAt"::timestamptz(0)::text as moment from activity_seal s
        where not exists (select 1 from activity a where a._id = s."activityID")
      union all select '–', '–' from activity_unsealed u where not exists (select 1 from activity a where a._id = u."activityID")`,
  },
  {
    name: 'log-chain',
    holds: words("The activity log's chain has every link from the first to the last"),
    broken: words("The log's chain ends at link {last} with {links} links; it was made up to link {kept}"),
    finds: sql`select coalesce(s.last, 0)::text as last, s.links::text as links, c.no::text as kept from activity_chain c,
        (select max(no) as last, count(*) as links from activity_seal) s
      where c.no <> s.links or c.no <> coalesce(s.last, 0)
        or c.hash <> coalesce((select hash from activity_seal order by no desc limit 1), sha256(''))
      union all select '–', '–', '–' where not exists (select 1 from activity_chain)`,
  },
  {
    name: 'log-inserted',
    holds: words('No line was put into the activity log later than it says'),
    broken: words("The line '{line}' of {moment} was put into the log later than it says"),
    // Inserted without the product, or dated before lines that were sealed long before it.
    finds: sql`select ${line} from activity a where not exists (select 1 from activity_seal s where s."activityID" = a._id)
        and (not exists (select 1 from activity_unsealed u where u."activityID" = a._id)
          or a."createdAt" < (select max(b."createdAt") from activity_seal join activity b on b._id = "activityID") - ${late})
      union all select ${line} from (
        select s.*, b."createdAt" < max(b."createdAt") over (order by s.no rows between unbounded preceding and 1 preceding) - ${late}
          and b."createdAt" < s."sealedAt" - ${late} as odd
        from activity_seal s join activity b on b._id = s."activityID"
      ) s join activity a on a._id = s."activityID" where s.odd`,
  },
];
