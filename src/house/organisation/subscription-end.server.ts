import type { Place } from '#house/session/place.server';

/** The latest day on which a subscription ends; null without one (A29). */
export async function subscriptionEnd({ db }: Place): Promise<string | null> {
  const { end } = await db
    .selectFrom('subscription')
    .select((of) => of.fn.max('expiredDate').as('end'))
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return end;
}
