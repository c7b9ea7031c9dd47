import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { record } from '#kit/server/activity-log';
import { type Call, caller, type Condition, type Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { uuid } from '#kit/server/record-id';
import { refuse, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { idOf, on, saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { settingsOf } from '#house/organisation/organisation.server';
import { type Link, type LinkKind, type LinkMade, linkKinds, linkOf, makeLink, revokeLink } from './link.contract';
import { linkAddress, linkCodeOf, linkLength } from './link.rules';
import type { LinkedDocument } from './linked-document.server';
import { liveLink } from './live-link.server';
import './link-table.server';

const day = 86_400_000;

/** A record has one live link: whoever asks again, and whoever asks at the same time, gets that. */
async function make(call: Call, of: LinkedDocument, recordID: string): Promise<Link> {
  await refuseGone(call, of, recordID);
  const { kind, days } = of;
  const { db, now } = call;
  await db
    .updateTable('link')
    .set({ revokedAt: now })
    .where('kind', '=', kind)
    .where('recordID', '=', recordID)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '<=', now.toISOString())
    .execute();
  const fresh = { _id: newId(), createdAt: now, kind, recordID, userID: caller(call)._id };
  const [made] = await db
    .insertInto('link')
    .values({ ...fresh, code: linkCodeOf(randomBytes(linkLength)), expiresAt: new Date(now.getTime() + days * day) })
    .onConflict((conflict) => conflict.columns(['kind', 'recordID']).where('revokedAt', 'is', null).doNothing())
    .returningAll()
    .execute();
  if (made) await log(call, 'create', made);
  return made ?? (await liveLink(call, kind, recordID)) ?? refuseMissing();
}

async function refuseGone(call: Call, { isThere }: LinkedDocument, recordID: string): Promise<void> {
  const [found] = await askPrepared<{ isThere: boolean }>(
    call.db,
    sql`select ${isThere(call, sql`${recordID}::uuid`)} as "isThere"`,
  );
  if (!found?.isThere) refuseMissing();
}

/** The document that is meant; the feature it belongs to may be off while others have links. */
function documentOf(call: Call, kind: string): LinkedDocument {
  const of = call.product.links.find((one) => one.kind === kind) ?? refuseMissing();
  return call.house.features.has(of.feature.name) ? of : refuse(404, t('This feature is switched off'));
}

async function revoke(call: Call): Promise<Link> {
  const found = (await storedLink(call)) ?? refuseMissing();
  if (found.revokedAt !== null) return found;
  const revoked = await call.db
    .updateTable('link')
    .set({ revokedAt: call.now })
    .where('_id', '=', found._id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await log(call, 'delete', revoked);
  return revoked;
}

async function storedLink(call: Call): Promise<Link | undefined> {
  const [found] = await askPrepared<Link>(
    call.db,
    sql`select * from ${tableOf(call, 'link')} where _id = ${idOf(call)}`,
  );
  return found;
}

/** That there is a link is told, never its code (AL24). */
async function log(call: Call, action: string, { _id, kind, recordID, expiresAt }: Link): Promise<void> {
  const told = { kind, recordID, expiresAt };
  await record(call, {
    action,
    resource: makeLink.path,
    recordID: _id,
    label: t(linkKinds[kind]),
    ...(action === 'create' ? { after: told } : { before: told }),
  });
}

/** A link as it is given away: under the address that everybody reaches, otherwise the one by which we were reached. */
async function given(call: Call, link: Link): Promise<LinkMade> {
  const { publicAddress } = await settingsOf(call);
  const { protocol, host } = call.request;
  return { ...link, url: linkAddress(publicAddress ?? `${protocol}://${host}`, link.code) };
}

/** Where everybody finds a record, for whoever is written to about it; undefined where its links rest. */
export async function linkTo(call: Call, kind: LinkKind, recordID: string): Promise<string | undefined> {
  const of = call.product.links.find((one) => one.kind === kind);
  if (!of || !call.house.features.has(of.feature.name)) return undefined;
  return (await given(call, await make(call, of, recordID))).url;
}

const anyKind = ({ product }: Call): Condition => product.links.map(({ kind }) => linkOf(kind));

/** Each kind is granted by screens of its own; of one that is none, any suffices to be told so. */
function sentKind(call: Call, body: unknown): Condition {
  const sent = isObject(body) ? body.kind : undefined;
  const of = call.product.links.find(({ kind }) => kind === sent);
  return of ? linkOf(of.kind) : anyKind(call);
}

async function storedKind(call: Call): Promise<Condition> {
  const found = await storedLink(call);
  return found ? linkOf(found.kind) : anyKind(call);
}

export const linkRoutes: Route[] = [
  on(
    makeLink,
    async (call, { kind, recordID }) => {
      if (!uuid.test(recordID)) refuseInvalid({ recordID: t('Choose from the list') });
      const link = await make(call, documentOf(call, kind), recordID.toLowerCase());
      return saved('', await given(call, link));
    },
    { condition: sentKind },
  ),
  on(revokeLink, async (call) => saved(t('The link is revoked'), await given(call, await revoke(call))), {
    condition: storedKind,
  }),
];
