import { sql } from 'kysely';
import type { Place } from '../session/place.server';

/** The latest day on which a subscription ends; null without one (A29). */
export async function subscriptionEnd({ brand, db }: Place): Promise<string | null> {
  const table = sql.id(brand, 'subscription');
  const known = await sql<{
    found: string | null;
  }>`select to_regclass(${`${brand}.subscription`}) as found`.execute(db);
  if (!known.rows[0]?.found) return null;
  const { rows } = await sql<{
    end: string | null;
  }>`select max("expiredDate") as end from ${table} where "voidedAt" is null`.execute(db);
  return rows[0]?.end ?? null;
}
