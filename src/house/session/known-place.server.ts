import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import type { Database } from '#kit/server/db';
import { networkOf } from '#kit/server/http/address';
import { tableOf } from '#kit/server/sql/fragment';
import { knownDays, mostPlaces } from './known-place.rules';
import type { Owner } from './owner.server';

const nobody: Owner = { kind: 'user', id: '00000000-0000-0000-0000-000000000000' };

/** The network that the caller calls from, if the account has logged in from it in the last ninety days. */
export async function knownPlace(
  call: Pick<Call, 'db' | 'now' | 'address'>,
  owner: Owner | undefined,
): Promise<string | undefined> {
  // An account that does not exist is looked up as well, so that the time taken does not tell.
  const { kind, id } = owner ?? nobody;
  const row = await call.db
    .selectFrom('login_place')
    .select('network')
    .where('ownerKind', '=', kind)
    .where('ownerID', '=', id)
    .where('network', '=', networkOf(call.address))
    .where('lastAt', '>', forgottenAt(call.now).toISOString())
    .executeTakeFirst();
  return row?.network;
}

function forgottenAt(now: Date): Date {
  return new Date(now.getTime() - knownDays * 86_400_000);
}

/** Notes that an account logged in from the caller's network, and forgets its networks that are too old or too many. */
export async function notePlace(call: Pick<Call, 'db' | 'now' | 'address' | 'brand'>, owner: Owner): Promise<void> {
  const network = networkOf(call.address);
  const [isOwn, isOther] = [sql`"ownerKind" = ${owner.kind} and "ownerID" = ${owner.id}`, sql`network <> ${network}`];
  const place = tableOf(call, 'login_place');
  // Rows that another login is about to forget are left to it.
  await sql`with noted as (
      insert into ${place} ("ownerKind", "ownerID", network, "lastAt")
      values (${owner.kind}, ${owner.id}, ${network}, ${call.now})
      on conflict on constraint login_place_pkey do update set "lastAt" = excluded."lastAt"),
    over as (
      select network from ${place} where ${isOwn} and ${isOther} and ("lastAt" <= ${forgottenAt(call.now)} or network not in (
        select network from ${place} where ${isOwn} and ${isOther} order by "lastAt" desc limit ${mostPlaces - 1}))
      for update skip locked)
    delete from ${place} where ${isOwn} and network in (select network from over)`.execute(call.db);
}

/** Forgets the networks of an account that is gone. */
export async function dropPlaces(call: Pick<Call, 'db'>, owner: Owner): Promise<void> {
  await call.db.deleteFrom('login_place').where('ownerKind', '=', owner.kind).where('ownerID', '=', owner.id).execute();
}

/** Sets times that were noted while the clock was ahead to now, and forgets networks that are too old, of every account. */
export async function boundPlaces(database: Database, brand: string, now: Date): Promise<void> {
  const db = database.in(brand);
  await db.updateTable('login_place').set({ lastAt: now }).where('lastAt', '>', now.toISOString()).execute();
  await db.deleteFrom('login_place').where('lastAt', '<=', forgottenAt(now).toISOString()).execute();
}
