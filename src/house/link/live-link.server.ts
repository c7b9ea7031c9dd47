import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { plainCode } from '#house/paper/paper-code.rules';
import type { Link, LinkKind } from './link.contract';
import { isLinkCode, linkAddress } from './link.rules';
import type { LinkedDocument } from './linked-document.server';

/** A valid link, and what it shows. */
export interface Opened {
  readonly link: Link;
  readonly of: LinkedDocument;
}

/** Whether a typed text has the form of a link's code. */
export function isLinkTyped(typed: string): boolean {
  return isLinkCode(plainCode(typed));
}

/** The link with a typed code; undefined for any other text, and if the link has expired, was revoked, or its record is gone (PU9). */
export async function linkTyped(call: Call, typed: string): Promise<Opened | undefined> {
  const plain = plainCode(typed);
  if (!isLinkCode(plain)) return undefined;
  const [link] = await goodLinks(call, sql`l.code = ${plain}`);
  return link && openedOf(call, link);
}

/** The live link of a record; undefined where there is none, or its feature is off. */
export async function liveLink(call: Call, kind: LinkKind, recordID: string): Promise<Link | undefined> {
  const [link] = await goodLinks(call, sql`l.kind = ${kind} and l."recordID" = ${recordID}`);
  return link && openedOf(call, link)?.link;
}

/** The address of a printed record's link; undefined if there is none, or nobody could reach it (PU3). */
export async function printedLink(
  call: Call,
  { publicAddress }: HouseStyle,
  kind: LinkKind,
  recordID: string,
): Promise<string | undefined> {
  if (publicAddress === null) return undefined;
  const link = await liveLink(call, kind, recordID);
  return link && linkAddress(publicAddress, link.code);
}

/**
 * The links that a condition finds. The reasons why each may be invalid are read in the same statement, so that a valid code takes as
 * long as an invalid one.
 */
async function goodLinks(call: Call, which: Fragment): Promise<readonly Link[]> {
  const isThere = sql.join(
    call.product.links.map((of) => sql`when ${sql.lit(of.kind)} then ${of.isThere(call, sql`l."recordID"`)}`),
    sql` `,
  );
  return askPrepared<Link>(
    call.db,
    sql`select l.* from ${tableOf(call, 'link')} l
      where ${which} and l."revokedAt" is null and l."expiresAt" > ${call.now} and case l.kind ${isThere} else false end`,
  );
}

function openedOf(call: Call, link: Link): Opened | undefined {
  const of = call.product.links.find(({ kind }) => kind === link.kind);
  return of && call.house.features.has(of.feature.name) ? { link, of } : undefined;
}

/** Counts that somebody opened a link. A count that fails is left out: the reader gets the document all the same. */
export async function countSeen(call: Call, { _id }: Link): Promise<void> {
  await call
    .transact(({ db, now }) =>
      db
        .updateTable('link')
        .set(({ eb }) => ({ seenAt: now, seenCount: eb('seenCount', '+', 1) }))
        .where('_id', '=', _id)
        .execute(),
    )
    .catch((error: unknown) => call.request.log.error(error));
}
