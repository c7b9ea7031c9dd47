import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Call, Route } from '#kit/server/call';
import { cutTo } from '#kit/server/read/list';
import { jsonOf, onReport, type ReportQuery, type SoonerPage } from '#kit/server/routes/report';
import { type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import { familiesFeature } from '#house/family/families-feature.contract';
import { debtKinds, type DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import { creditSum } from '#features/ledger/credit/credit.server';
import type { Age } from '#features/ledger/debt/age.contract';
import { dueBefore } from '#features/ledger/debt/age.rules';
import { firstOpen, openBefore } from '#features/ledger/debt/due.server';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';
import { sources } from '#features/counter/open-debt/open-debts.server';
import { type AskedOn, brokenPromises, inHand, joinNewest, promisedOn } from '#features/ledger/follow-up/newest.server';
import { agedDebts } from './aged-debts.contract';
import { onDay, openOnDay } from './open-on-day.server';

type Asked = BodyOf<typeof agedDebts>;

/** The aged debts: a row for each person over all debts that are asked for, with amounts by age (DE13). */
function aged(call: Call, asked: Asked): ReportQuery {
  const debts = debtsOf(call, asked);
  const on = { asOf: asked.asOf ?? undefined };
  const promised = asked.promise
    ? sql` and d.person in (select p.person from (${whoPromised(call, asked.promise, on)}) p)`
    : none;
  const all = sql`select d.person, d.kind, min(d."nextDue") as "oldestDue", ${handed} as "inHand", ${sums}
    from (${debts}) d left join (${inHand(call, on)}) h on h.person = d.person
    where d.person is not null${promised} group by d.kind, d.person`;
  const narrowed = asked.age ? sql`where g.${sql.ref(asked.age)} > 0` : none;
  return {
    rows: sql`${personsOf(call, asked, sql`(${all}) g`)} ${narrowed}`,
    order: inOrder,
    // Filters by age need all sums, and few people have made a promise.
    ...(asked.age || asked.promise ? {} : { sooner: sooner(call, asked, debts) }),
  };
}

/**
 * The order of the rows: people who are not to be asked again yet come last (ME14), and of the others those whose debt is due the longest
 * come first.
 */
const inOrder = sql`"inHand", "oldestDue", _id`;

/** Whether somebody, joined as `h`, is in hand; all rows of a person say the same. */
const handed = sql`bool_or(h.person is not null)`;

function whoPromised(call: Call, promise: NonNullable<Asked['promise']>, on: AskedOn): Fragment {
  if (promise === 'today') return promisedOn(call, on);
  return brokenPromises(
    call,
    Object.values(receiptKinds).map(({ debt }) => debt),
    on,
  );
}

/** The totals, without adding up the debts of each person, and a page, for which only the debts of the people on it are added up. */
function sooner(call: Call, asked: Asked, debts: Fragment): SoonerPage {
  const owing = sql`(${debts}) d where d.person is not null`;
  const of = sql`(${debtsOf(call, asked, sql`f.person`)}) d where d.kind = f.kind`;
  const each = sql`(select f.kind, f.person, f."oldestDue", f."inHand", s.* from first f cross join lateral (select ${sums} from ${of}) s) g`;
  return {
    sums: sql`select ${summed}, (select coalesce(sum(k.credit), 0) from (${credits(call, asked.asOf)}) k
        where exists (${debtsOf(call, asked, sql`k.person`)})) as "unusedCredit"
      from (select sum(d.balance) as balance, sum(d.late) as late, sum(d.late31) as late31, sum(d.late61) as late61,
        sum(d.late91) as late91 from ${owing}) s`,
    page: (page) => sql`with owers as materialized (
        select o.*, h.person is not null as "inHand"
        from (select d.kind, d.person, min(d."nextDue") as "oldestDue" from ${owing} group by d.kind, d.person) o
        left join (${inHand(call, { asOf: asked.asOf ?? undefined })}) h on h.person = o.person
      ), first as (select * from owers order by "inHand", "oldestDue", person ${cutTo(page)})
      select ${jsonOf(sql`${personsOf(call, asked, each)} order by ${inOrder}`)} as json,
        (select count(*) from owers)::integer as rows`,
  };
}

/** The row of each person of `g`. */
function personsOf(call: Call, { asOf }: Asked, g: Fragment): Fragment {
  const name = sql`case g.kind when 'student' then s."studentName" || ' (' || s."stdID" || ')' else c.name || ' (' || c.code || ')' end`;
  return sql`select g.person as _id, ${name} as person, coalesce(s."studentPhone", c.phone) as phone,
      ${guardianPhone(call)} as "guardianPhone", g."notDue", g.days1to30, g.days31to60, g.days61to90, g.over90, g.total,
      ${creditOf(call, asOf)} as "unusedCredit", g."oldestDue", ${lastPaid(call, asOf)} as "lastPaid",
      f.day as "lastFollowUp", f."promiseDate", g.kind, g."inHand"
    from ${g}
    ${joinNewest(call, sql`g.person`, { asOf: asOf ?? undefined })}
    left join ${tableOf(call, 'student')} s on g.kind = 'student' and s._id = g.person
    left join ${tableOf(call, 'customer')} c on g.kind = 'customer' and c._id = g.person`;
}

/** The phone of the guardian of a student `s` who was entered first, else of the parent. */
function guardianPhone(call: Call): Fragment {
  if (!call.house.features.has(familiesFeature.name)) return sql`s."parentPhone"`;
  return sql`coalesce((select g."guardianPhone" from ${tableOf(call, 'guardian_child')} c join ${tableOf(call, 'guardian')} g on g._id = c."guardianID"
    where c."studentID" = s._id order by g."createdAt", g._id limit 1), s."parentPhone")`;
}

/** The sums by age. The amount of an age is what is open of parts due before one day, less what is open of those due before an earlier day. */
const sums = sql`sum(d.balance - d.late) as "notDue", sum(d.late - d.late31) as days1to30, sum(d.late31 - d.late61) as days31to60,
  sum(d.late61 - d.late91) as days61to90, sum(d.late91) as over90, sum(d.balance) as total`;

/** The sums by age over all people, taken from the sums `s`. */
const summed = sql`coalesce(s.balance - s.late, 0) as "notDue", coalesce(s.late - s.late31, 0) as days1to30,
  coalesce(s.late31 - s.late61, 0) as days31to60, coalesce(s.late61 - s.late91, 0) as days61to90,
  coalesce(s.late91, 0) as over90, coalesce(s.balance, 0) as total`;

/** Each open debt with the amounts by age; only those of one person, if one is named. */
function debtsOf(call: Call, { of, asOf, classID }: Asked, person?: Fragment): Fragment {
  const day = dueBefore(asOf ?? call.today);
  const late = (age: Exclude<Age, 'notDue'>) => openBefore(call, onDay, sql`${day[age]}::date`);
  const kinds = classID
    ? (['fee'] as const).filter((one) => of === 'all' || of === one)
    : debtKinds.filter((one) => of === 'all' || of === one);
  if (kinds.length === 0) return nobody;
  const each = kinds.map((kind) => {
    const who = sources[kind].debt.payer === 'studentID' ? 'student' : 'customer';
    return sql`select t.person, ${sql.lit(who)}::text as kind, t.balance, ${firstOpen(call, onDay)} as "nextDue",
        ${late('days1to30')} as late, ${late('days31to60')} as late31, ${late('days61to90')} as late61, ${late('over90')} as late91
      from ${openOnDay(call, { of: kind, asOf: asOf ?? undefined, classID: classID ?? undefined, person })}`;
  });
  return sql.join(each, sql` union all `);
}

/** A class has no debts other than fees. */
const nobody = sql`select null::uuid as person, 'student'::text as kind, 0::numeric as balance, null::date as "nextDue",
  0::numeric as late, 0::numeric as late31, 0::numeric as late61, 0::numeric as late91 where false`;

/** The credit of everybody who has some. */
function credits(call: Call, asOf: string | null | undefined): Fragment {
  return sql`select coalesce("studentID", "customerID") as person, ${creditSum} as credit from ${tableOf(call, 'credit')}
    where "voidedAt" is null${upTo(sql`date`, asOf)} group by 1`;
}

/** The credit of the person of `g`. */
function creditOf(call: Call, asOf: string | null | undefined): Fragment {
  const of = (name: string) =>
    sql`(select ${creditSum} from ${tableOf(call, 'credit')} where ${sql.ref(name)} = g.person and "voidedAt" is null${upTo(sql`date`, asOf)})`;
  return sql`case g.kind when 'student' then ${of('studentID')} else ${of('customerID')} end`;
}

/** A condition to append to others: made by the day that is asked for, if there is one. */
function upTo(date: Fragment, asOf: string | null | undefined): Fragment {
  return asOf ? sql` and ${date} <= ${asOf}::date` : none;
}

/** The day on which a person paid last, for whatever it was. */
function lastPaid(call: Call, asOf: string | null | undefined): Fragment {
  const last = (kind: DebtKind) => {
    const { debt } = receiptKinds[kind];
    return sql`(select max(r."datePaid") from ${tableOf(call, debt.receipts.table)} r
      where r.${sql.ref(debt.payer)} = g.person and r."voidedAt" is null${upTo(sql`r."datePaid"`, asOf)})`;
  };
  return sql`case g.kind when 'student' then ${last('fee')} else greatest(${last('service')}, ${last('invoice')}) end`;
}

export const agedDebtsRoute: Route = onReport(agedDebts, aged);
