import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { refuseConflict, refuseInvalid, refuseField } from '#kit/server/refusal';
import { crud, on, saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { insert } from '#kit/server/write/insert';
import { folded } from './folded.rules';
import { readBy } from './match.rules';
import { tryPattern, walletPattern } from './wallet-pattern.contract';
import { clashProblem, patternErrors, readerOf, type Standing, unreadProblem } from './wallet-pattern.rules';

type Pattern = typeof walletPattern;

/** Holds all patterns, so that two people who write one at the same time are checked against each other. */
async function holdAll(call: Call): Promise<void> {
  if (call.request.method === 'GET') return;
  await askPrepared(call.db, sql`select _id from ${tableOf(call, walletPattern.table)} order by _id for no key update`);
}

async function enter(call: Call, sent: Sent<Pattern> & { readonly _id: string }): Promise<Got<Pattern>> {
  await refuseWrong(call, wantedOf(sent));
  return insert(call, walletPattern, sent);
}

async function edit(call: Call, stored: Row<Pattern>, values: Edit<Pattern>): Promise<Got<Pattern>> {
  await refuseWrong(call, { ...stored, ...values });
  return change(call, walletPattern, stored._id, values);
}

/** The initial values of a pattern, where a create leaves them out. */
const initial = { example: null, direction: 'in', currency: 'main', dateOrder: 'd/m/y', isActive: true } as const;

function wantedOf(sent: Sent<Pattern> & { readonly _id: string }): Wanted {
  const {
    example = initial.example,
    direction = initial.direction,
    currency = initial.currency,
    dateOrder = initial.dateOrder,
    isActive = initial.isActive,
  } = sent;
  return { ...sent, example, direction, currency, dateOrder, isActive };
}

interface Wanted extends Standing {
  readonly _id: string;
  readonly isActive: boolean;
}

/** Refuses a pattern that does not read its example, and one that clashes with another in use. */
async function refuseWrong(call: Call, wanted: Wanted): Promise<void> {
  refuseInvalid(patternErrors(wanted));
  if (!wanted.isActive) return;
  const others = await askPrepared<Standing>(
    call.db,
    sql`select name, provider, pattern, example, direction, currency, "dateOrder" from ${tableOf(call, walletPattern.table)}
      where "isActive" and _id <> ${wanted._id} order by position, "createdAt", _id`,
  );
  refuseConflict(clashProblem(wanted, others), 'pattern');
}

export const walletPatternRoutes: Route[] = [
  on(
    tryPattern,
    async (_call, { pattern, example, dateOrder = initial.dateOrder }) => {
      refuseInvalid(patternErrors({ pattern, example, dateOrder }));
      const read = readBy(readerOf({ pattern, dateOrder }), folded(example));
      return read ? saved(t('The example is read'), read) : refuseField(400, 'example', unreadProblem());
    },
    { asks: true },
  ),
  ...crud(walletPattern, { before: holdAll, create: enter, update: edit }),
];
