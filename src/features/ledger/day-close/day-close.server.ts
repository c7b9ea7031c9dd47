import { sql } from 'kysely';
import type { Edit, Got, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud, idOf, on, saved } from '#kit/server/routes/crud';
import type { Scope } from '#kit/server/read/list';
import { refuseForeign, sendList } from '#kit/server/read/send';
import { refuse, refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { change, lock, refuseVoided, setColumns } from '#kit/server/write/change';
import { settle } from '#house/notification/tell.server';
import { close } from './closing.server';
import { closePdf, readClose } from './close-read.server';
import { dayClose, signClose } from './day-close.contract';
import { reachesAll } from './reach.server';
import { keptErrors, signedProblem, signProblem } from './signing.rules';
import { takeBack } from './taking-back.server';

type Close = typeof dayClose;

/** The scope of closes: those of accounts that are the caller's own or nobody's; all of them for callers with the screen of accounts. */
const reachable: Scope = (call) => {
  if (reachesAll(caller(call))) return undefined;
  return sql`exists (select 1 from ${tableOf(call, 'money_account')} a
    where a._id = t."accountID" and (a."keeperID" is null or a."keeperID" = ${caller(call)._id}))`;
};

/** Sets the reason of a difference; everything else stays as it was counted (DC3). */
async function edit(call: Call, stored: Row<Close>, { reason, ...values }: Edit<Close>): Promise<Got<Close>> {
  refuseConflict(signedProblem(stored));
  const errors = keptErrors({ ...stored }, values);
  const [problem] = Object.values(errors);
  if (problem !== undefined) refuse(409, problem, errors);
  return change(call, dayClose, stored._id, reason === undefined ? {} : { reason });
}

/**
 * `POST dayClose/{id}/sign`: signs a close, by somebody other than the person who counted (DC9). Nothing is posted, so it is possible in
 * closed books too.
 */
async function sign(call: Call) {
  const stored = await lock(call, dayClose, idOf(call));
  await refuseForeign(call, dayClose, stored._id, reachable);
  refuseVoided(stored);
  const me = caller(call);
  refuseConflict(signProblem(stored, me));
  const signed = { status: 'signed', signedBy: me.name, signedAt: call.now };
  const info = await setColumns(call, dayClose, stored._id, 'sign', signed);
  await settle(call, 'close to sign', stored._id);
  return saved(t('Close {closeNo} is signed', { closeNo: stored.closeNo }), info);
}

/** Only the latest close of each account, which says when it was last counted. */
const latest: Scope = (call) => {
  const later = sql`exists (select 1 from ${tableOf(call, 'day_close')} n
    where n."accountID" = t."accountID" and n."voidedAt" is null and n."closeNo" > t."closeNo")`;
  const own = reachable(call);
  return own === undefined ? sql`not ${later}` : sql`not ${later} and ${own}`;
};

/** The list, or with `latest=1` the last close of each account. */
async function list(call: Call, usual: (call: Call) => Promise<unknown>): Promise<unknown> {
  const { latest: asked, ...query } = call.query;
  if (asked === undefined) return usual(call);
  if (asked !== '1') refuseInvalid({ latest: t('latest takes 1') });
  return sendList({ ...call, query }, dayClose, latest);
}

export const dayCloseRoutes: Route[] = [
  ...crud(dayClose, {
    scope: reachable,
    list: { query: ['latest'], answer: list },
    one: { answer: (call) => readClose(call, reachable) },
    create: close,
    update: edit,
    remove: takeBack,
  }),
  on(signClose, sign),
  closePdf(reachable),
];
