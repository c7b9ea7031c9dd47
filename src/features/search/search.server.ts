import type { Call, Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid } from '#kit/server/refusal';
import { ask } from '#kit/server/sql/statement';
import { type FindPlace, type FoundRow, nameOfFind } from '#house/find/find.server';
import { type Findable, placeFor } from './find-places.server';
import { type Found, search } from './search.contract';
import { wantedBy, wordsProblem } from './search.rules';
import { searchStatement } from './statement.server';

/** People and documents by what people know of them, of the kinds whose list the caller may read (A34). */
async function find(call: Call, all: readonly Findable[]): Promise<Found[]> {
  refuseUnknownQuery(call.query, ['q']);
  const { q = '' } = call.query;
  const problem = wordsProblem(q);
  if (problem !== undefined) refuseInvalid({ q: problem });
  const shown = all.flatMap((one) => {
    const place = placeFor(call, one);
    return place === undefined ? [] : [{ ...one, place }];
  });
  if (shown.length === 0) return [];
  const statement = searchStatement(call, wantedBy(q), { shown, all });
  const rows = await ask<FoundRow>(call.database, statement);
  return rows.flatMap((row) => {
    const of = shown.find(({ kind }) => kind === row.kind);
    return of
      ? [{ kind: row.kind, _id: row._id, label: nameOfFind(of.find, row), path: pathOf(call, row, of.place) }]
      : [];
  });
}

/** The address of the screen's list, narrowed to the record. */
function pathOf(call: Call, row: FoundRow, { screen, narrowed }: FindPlace): string {
  return `${screen.path}?${new URLSearchParams(narrowed(row, call))}`;
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
      },
    },
  }),
});

/** The search of all that is findable. */
export const searchRoutes = (all: readonly Findable[]): Route[] => [
  on(search, (call) => find(call, all), { schema: shapeOf(all) }),
];
