import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import type { Call, Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid } from '#kit/server/refusal';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { screenFor } from './kind.server';
import { type Found, type Kind, kindNames, search } from './search.contract';
import { wantedBy, wordsProblem } from './search.rules';
import { type FoundRow, searchStatement } from './statement.server';

/** People and documents by what people know of them, of the kinds whose list the caller may read (A34). */
async function find(call: Call): Promise<Found[]> {
  refuseUnknownQuery(call.query, ['q']);
  const { q = '' } = call.query;
  const problem = wordsProblem(q);
  if (problem !== undefined) refuseInvalid({ q: problem });
  const screens = screensOf(call);
  if (screens.size === 0) return [];
  const statement = searchStatement(call, wantedBy(q), [...screens.keys()]);
  const { rows } = await call.database.pool.query<FoundRow>(statement);
  return rows.map((row) => ({
    kind: row.kind,
    _id: row._id,
    label: labelOf(row),
    path: pathOf(call, row, screens.get(row.kind) ?? ''),
  }));
}

/** The kinds that the caller finds, each with the screen that shows it. */
function screensOf(call: Call): Map<Kind, string> {
  return new Map(
    kindNames.flatMap((kind): [Kind, string][] => {
      const screen = screenFor(call, kind);
      return screen === undefined ? [] : [[kind, screen]];
    }),
  );
}

/** Persons are called as in the choice lists (B9), documents by their number and whose they are. */
function labelOf({ kind, name, number, phone }: FoundRow): string {
  if (kind === 'student') return `${name} (${number})`;
  if (kind === 'teacher') return name ?? '';
  if (kind === 'customer') return `${name} (${number}, ${phone})`;
  return `${number} – ${name ?? t(walkInCustomer)}`;
}

/** The fields by which a list shows one record alone. */
const numberOf: Readonly<Record<string, string>> = {
  '/student': 'stdID',
  '/customer': 'code',
  '/sales': 'invoiceNumber',
  '/receipt': 'receiptNo',
  '/salesReceipts': 'receiptNo',
  '/servicereceipt': 'receiptNo',
};

/** The address of the screen's list, narrowed to the record. */
function pathOf(call: Call, { _id, name, number, createdAt }: FoundRow, screen: string): string {
  const day = dayIn(call.house.timeZone, new Date(createdAt));
  const field = numberOf[screen];
  const query: Record<string, string> =
    field !== undefined
      ? { [field]: String(number) }
      : screen === '/teacher'
        ? { q: name ?? '' }
        : screen === '/receiptReport'
          ? { startDate: day, endDate: day }
          : { studentID: _id };
  return `${screen}?${new URLSearchParams(query)}`;
}

const shape = {
  query: ['q'],
  reply: () => ({
    type: 'array',
    items: {
      type: 'object',
      required: ['kind', '_id', 'label', 'path'],
      properties: {
        kind: { type: 'string', enum: kindNames },
        _id: { type: 'string', format: 'uuid' },
        label: { type: 'string' },
        path: { type: 'string' },
      },
    },
  }),
};

export const searchRoutes: Route[] = [on(search, find, { schema: shape })];
