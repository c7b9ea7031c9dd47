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

/** The live link of a record, made if there is none. There is only one: a second request, even at the same moment, gets the same. */
async function make(call: Call, of: LinkedDocument, recordID: string): Promise<Link> {
  await refuseGone(call, of, recordID);
  const [made] = await insertMissing(call, of, [recordID]);
  if (made) await log(call, 'create', made);
  return made ?? (await liveLink(call, of.kind, recordID)) ?? refuseMissing();
}

/** Makes links for the records that have no live one; returns those that it made. */
async function insertMissing(call: Call, { kind, days }: LinkedDocument, recordIDs: readonly string[]) {
  const { db, now } = call;
  await db
    .updateTable('link')
    .set({ revokedAt: now })
    .where('kind', '=', kind)
    .where(sql<boolean>`"recordID" = any(${recordIDs}::uuid[])`)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '<=', now.toISOString())
    .execute();
  const expiresAt = new Date(now.getTime() + days * day);
  const fresh = { createdAt: now, kind, userID: caller(call)._id, expiresAt };
  return db
    .insertInto('link')
    .values(
      // Always in the same order, so that two calls that make many links do not wait for each other.
      recordIDs
        .toSorted()
        .map((recordID) => ({ ...fresh, recordID, _id: newId(), code: linkCodeOf(randomBytes(linkLength)) })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'recordID']).where('revokedAt', 'is', null).doNothing())
    .returningAll()
    .execute();
}

async function refuseGone(call: Call, { isThere }: LinkedDocument, recordID: string): Promise<void> {
  const [found] = await askPrepared<{ isThere: boolean }>(
    call.db,
    sql`select ${isThere(call, sql`${recordID}::uuid`)} as "isThere"`,
  );
  if (!found?.isThere) refuseMissing();
}

/** The document of this kind; refuses while its feature is off, since other kinds may still have links. */
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

/** Logs that a link was made or revoked, never its code. */
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

/** The public addresses of these records, which must exist; none while their feature is off. The caller logs the links that are made. */
export async function linksTo(call: Call, kind: LinkKind, recordIDs: readonly string[]): Promise<Addresses> {
  const of = servedBy(call, kind);
  if (!of || recordIDs.length === 0) return new Map();
  await insertMissing(call, of, recordIDs);
  const base = await baseOf(call);
  const live = await liveCodes(call, kind, recordIDs);
  return new Map(live.map(({ recordID, code }) => [recordID, linkAddress(base, code)]));
}

/**
 * The public addresses of these records for a preview, which makes no link: a record without one gets an address of the same length that
 * leads nowhere.
 */
export async function linksShown(call: Call, kind: LinkKind, recordIDs: readonly string[]): Promise<Addresses> {
  if (!servedBy(call, kind)) return new Map();
  const base = await baseOf(call);
  const live = new Map((await liveCodes(call, kind, recordIDs)).map(({ recordID, code }) => [recordID, code]));
  return new Map(recordIDs.map((id, place) => [id, linkAddress(base, live.get(id) ?? noCode(place))]));
}

/** A code of no record: a different one for each place, as real codes are. */
const noCode = (place: number) => String(place).padStart(linkLength, 'X');

/** The addresses of records by their ids. */
type Addresses = ReadonlyMap<string, string>;

function liveCodes(call: Call, kind: LinkKind, recordIDs: readonly string[]) {
  return askPrepared<{ recordID: string; code: string }>(
    call.db,
    sql`select "recordID", code from ${tableOf(call, 'link')} where kind = ${kind} and "recordID" = any(${recordIDs}::uuid[])
      and "revokedAt" is null and "expiresAt" > ${call.now}`,
  );
}

function servedBy(call: Call, kind: LinkKind): LinkedDocument | undefined {
  const of = call.product.links.find((one) => one.kind === kind);
  return of && call.house.features.has(of.feature.name) ? of : undefined;
}

/** A link with its address: under the public address of the settings, or else under the one that this request came to. */
async function given(call: Call, link: Link): Promise<LinkMade> {
  return { ...link, url: linkAddress(await baseOf(call), link.code) };
}

async function baseOf(call: Call): Promise<string> {
  const { publicAddress } = await settingsOf(call);
  const { protocol, host } = call.request;
  return publicAddress ?? `${protocol}://${host}`;
}

/** The public address of a record, for a message about it; undefined while its feature is off. */
export async function linkTo(call: Call, kind: LinkKind, recordID: string): Promise<string | undefined> {
  const of = servedBy(call, kind);
  if (!of) return undefined;
  return (await given(call, await make(call, of, recordID))).url;
}

const anyKind = ({ product }: Call): Condition => product.links.map(({ kind }) => linkOf(kind));

/** The right to the kind of link that was sent; for an unknown kind, the right to any kind is enough to be told that it is unknown. */
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
