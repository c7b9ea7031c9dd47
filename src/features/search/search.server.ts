import type { Call, Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid } from '#kit/server/refusal';
import { ask } from '#kit/server/sql/statement';
import { pageOf } from '#kit/contract/page-of';
import { type FoundRow, nameOfFind } from '#house/find/find.server';
import type { SliceDebt } from '#features/ledger/debt/slice-debts.server';
import { type Findable, placeFor, type Shown } from './find-places.server';
import { owedBy } from './offers.server';
import { type Found, search } from './search.contract';
import { wantedBy, wordsProblem } from './search.rules';
import { searchStatement } from './statement.server';

/** What the search knows of the slices. */
interface Searched {
  readonly all: readonly Findable[];
  readonly debts: readonly SliceDebt[];
}

/** People and documents by what people know of them, of the kinds whose list the caller may read (A34). */
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
  const statement = searchStatement(call, wantedBy(q), { shown, all });
  const rows = await ask<FoundRow>(call.database, statement);
  const owed = await owedBy(call, rows, { shown, debts });
  return rows.flatMap((row) => {
    const of = shown.find(({ kind }) => kind === row.kind);
    if (!of) return [];
    const { kind, _id } = row;
    const owes = owed.get(_id);
    const found = { kind, _id, label: nameOfFind(of.find, row), path: pathOf(call, row, of) };
    return [owes === undefined ? found : { ...found, owed: owes }];
  });
}

/** The address of the page of the record, or of the screen's list, narrowed to it. */
function pathOf(call: Call, row: FoundRow, { find: { entity }, place: { screen, narrowed } }: Shown): string {
  if (narrowed) return `${screen.path}?${new URLSearchParams(narrowed(row, call))}`;
  return pageOf(entity, row._id) ?? screen.path;
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

/** The search of all that is findable. */
export const searchRoutes = (searched: Searched): Route[] => [
  on(search, (call) => find(call, searched), { schema: shapeOf(searched.all) }),
];
