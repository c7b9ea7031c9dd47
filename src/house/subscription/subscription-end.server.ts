import type { Call } from '#kit/server/call';

/** The latest day on which a subscription ends; null without one (A29). */
export async function subscriptionEnd({ db }: Pick<Call, 'db'>): Promise<string | null> {
  const { end } = await db
    .selectFrom('subscription')
    .select((of) => of.fn.max('expiredDate').as('end'))
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return end;
}
