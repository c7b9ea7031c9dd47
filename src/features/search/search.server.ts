import { sql } from 'kysely';
import { type Call, caller, type Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { pageOf } from '#kit/contract/page-of';
import { type FoundRow, isPerson, nameOfFind } from '#house/find/find.server';
import type { PaperShown } from '#house/paper/proven-paper.server';
import type { Debt } from '#features/ledger/debt/debt.contract';
import type { SliceDebt } from '#features/ledger/debt/slice-debts.server';
import { codedBy } from './coded.server';
import { type Findable, placeFor, type Shown } from './find-places.server';
import { hitsOf } from './found.server';
import { onceEach } from './once-each.server';
import { type Found, search } from './search.contract';
import { wantedBy, wordsProblem } from './search.rules';

/** What the slices tell the search. */
interface Searched {
  readonly all: readonly Findable[];
  readonly debts: readonly SliceDebt[];
}

/** Answers the people and documents that match the words, of the kinds whose list the caller may read (A34). */
async function find(call: Call, { all, debts }: Searched): Promise<Found[]> {
  refuseUnknownQuery(call.query, ['q']);
  const { q = '' } = call.query;
  const problem = wordsProblem(q);
  if (problem !== undefined) refuseInvalid({ q: problem });
  const shown = all.flatMap((one): Shown[] => {
    const place = placeFor(call, one);
    return place === undefined ? [] : [{ ...one, place }];
  });
  if (shown.length === 0) return [];
  const coded = await codedBy(call, q);
  if (coded) return foundByCode(call, coded.shown, shown);
  const wanted = wantedBy(q, call.house.countryCode);
  const found = await hitsOf(call, wanted, { shown, all, debtsOf: takenFrom(call, shown, debts) });
  const hits = await onceEach(call, found, shown);
  return hits.flatMap((hit) => {
    const of = shown.find(({ kind }) => kind === hit.kind);
    if (!of) return [];
    const { kind, _id, owed } = hit;
    const found = { kind, _id, label: nameOfFind(of.find, hit), path: pathOf(call, hit, of) };
    return [owed === null ? found : { ...found, owed }];
  });
}

/** The address of the page of the record, or of the screen's list, narrowed to it. */
function pathOf(call: Call, row: FoundRow, { find: { entity }, place: { screen, narrowed } }: Shown): string {
  if (narrowed) return `${screen.path}?${new URLSearchParams(narrowed(row, call))}`;
  return pageOf(entity, row._id) ?? screen.path;
}

/** The record that a code leads to, if the caller may find it (PU3). */
async function foundByCode(call: Call, paper: PaperShown | undefined, shown: readonly Shown[]): Promise<Found[]> {
  const of = shown.find(({ find: { entity } }) => entity.table === paper?.entity.table);
  if (!paper || !of || !(await isWithin(call, of, paper._id))) return [];
  const { _id, number, name, phone = null, isVoided } = paper;
  const row = { kind: of.kind, _id, number, name, phone, createdAt: call.now };
  const path = pathOf(call, row, of);
  return [{ kind: of.kind, _id, label: nameOfFind(of.find, row), path: isVoided ? `${path}&voided=1` : path }];
}

/** Whether the caller may see a record: to a teacher, only their own. */
async function isWithin(call: Call, { find: of }: Shown, _id: string): Promise<boolean> {
  const own = isPerson(of) ? of.scope?.(call) : undefined;
  if (own === undefined) return true;
  const rows = await ask(
    call.database,
    named(sql`select 1 from ${tableOf(call, of.entity.table)} t where t._id = ${_id} and ${own}`),
  );
  return rows.length > 0;
}

const shapeOf = (all: readonly Findable[]) => ({
  query: ['q'],
  reply: () => ({
    type: 'array',
    items: {
      type: 'object',
      required: ['kind', '_id', 'label', 'path'],
      properties: {
        kind: { type: 'string', enum: all.map(({ kind }) => kind) },
        _id: { type: 'string', format: 'uuid' },
        label: { type: 'string' },
        path: { type: 'string' },
        owed: { type: 'number' },
      },
    },
  }),
});

/** The routes of the search over these finds. */
export function searchRoutes(searched: Searched): Route[] {
  return [on(search, (call) => find(call, searched), { schema: shapeOf(searched.all) })];
}

/** The debts of persons of a kind that the caller may see and take on their pages. */
function takenFrom(call: Call, shown: readonly Shown[], debts: readonly SliceDebt[]): (kind: string) => Debt[] {
  const me = caller(call);
  const may = (right: string) => call.product.rights.problem(right, me, call.brand) === undefined;
  return (kind) => {
    const of = shown.find((one) => one.kind === kind);
    if (!of || !isPerson(of.find) || of.place.narrowed !== undefined) return [];
    const theirs = debts.filter(
      ({ person, reads, takes }) => person === of.find.entity && [reads, ...takes].every(may),
    );
    return theirs.map(({ debt }) => debt);
  };
}
