import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { familiesFeature } from '#house/family/families-feature.contract';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';
import { peopleNamed } from '#features/counter/counter/people.server';
import { wordsProblem } from '#features/search/search.rules';
import type { Candidate, LedBy } from './proposal.rules';

/** The part of a message that leads to people. */
export interface Leading {
  readonly _id: string;
  readonly phoneNormal: string | null;
  readonly name: string | null;
}

interface Found extends Candidate {
  readonly lead: string;
  readonly place: number;
}

const order: readonly LedBy[] = ['guardian', 'parent', 'own', 'earlier'];

/** The people each message may come from: those whose phone it names, otherwise those with a similar name (WA6). */
export async function candidatesOf(
  call: Call,
  messages: readonly Leading[],
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const phones = [...new Set(messages.flatMap(({ phoneNormal }) => phoneNormal ?? []))];
  const found = phones.length === 0 ? [] : await askPrepared<Found>(call.db, byPhone(call, phones));
  const candidates = new Map<string, readonly Candidate[]>();
  for (const { _id, phoneNormal, name } of messages) {
    const own = onceEach(found.filter(({ lead }) => lead === phoneNormal));
    candidates.set(_id, own.length > 0 || name === null ? own : await similar(call, name));
  }
  return candidates;
}

/** Each person once, by the surest fact. */
function onceEach(found: readonly Found[]): Candidate[] {
  const sorted = found.toSorted(
    (one, other) => order.indexOf(one.by) - order.indexOf(other.by) || one.place - other.place,
  );
  const seen = new Set<string>();
  return sorted.flatMap(({ lead: _lead, place: _place, ...one }) => {
    if (seen.has(one._id)) return [];
    seen.add(one._id);
    return [one];
  });
}

/** The most people that one phone can lead to. */
const most = 200;

function byPhone(call: Call, phones: readonly string[]): Fragment {
  const student = tableOf(call, 'student');
  const given = sql`any(${phones}::text[])`;
  const studentFacts = sql`'student' as kind, s._id, s."studentName" || ' (' || s."stdID" || ')' as label, s."parentPhoneNormal" as family,
    s."createdAt" as made`;
  const childFacts = sql`'student' as kind, s._id, s."studentName" || ' (' || s."stdID" || ')' as label, g._id::text as family,
    s."createdAt" as made`;
  const customerFacts = sql`'customer' as kind, c._id, c.name || ' (' || c.code || ')' as label, null as family, c."createdAt" as made`;
  const earlier = Object.values(receiptKinds).map(({ debt }) => {
    const isStudents = debt.payer === 'studentID';
    const [table, facts] = isStudents ? (['student', studentFacts] as const) : (['customer', customerFacts] as const);
    const who = isStudents ? sql`s` : sql`c`;
    return sql`select r."phonePaidNormal", 'earlier', ${facts} from ${tableOf(call, debt.receipts.table)} r
      join ${tableOf(call, table)} ${who} on ${who}._id = r.${sql.ref(debt.payer)}
      where r."phonePaidNormal" = ${given} and r."voidedAt" is null`;
  });
  return sql`select lead, by, kind, _id, label, family, row_number() over (order by made, _id)::integer as place
    from (
      select distinct on (lead, _id, by) * from (
        select g."guardianPhoneNormal" as lead, 'guardian' as by, ${childFacts} from ${tableOf(call, 'guardian')} g
          join ${tableOf(call, 'guardian_child')} gc on gc."guardianID" = g._id join ${student} s on s._id = gc."studentID"
          where g."guardianPhoneNormal" = ${given} and ${call.house.features.has(familiesFeature.name)}::boolean
        union all
        select s."parentPhoneNormal", 'parent', ${studentFacts} from ${student} s where s."parentPhoneNormal" = ${given}
        union all
        select s."studentPhoneNormal", 'own', ${studentFacts} from ${student} s where s."studentPhoneNormal" = ${given}
        union all
        select c."phoneNormal", 'own', ${customerFacts} from ${tableOf(call, 'customer')} c where c."phoneNormal" = ${given}
        union all ${sql.join(earlier, sql` union all `)}
      ) every
    ) f order by place limit ${sql.lit(most)}`;
}

/** The words of a name that are looked for: wallets write the names of father and grandfather too. */
const wordsOfName = 2;

/** The people with a similar name. */
async function similar(call: Call, name: string): Promise<Candidate[]> {
  const q = name.split(' ').slice(0, wordsOfName).join(' ');
  if (wordsProblem(q) !== undefined) return [];
  const people = await peopleNamed(call, q);
  return people.map(({ kind, _id, label }) => ({ kind, _id, label, by: 'name', family: null }));
}
