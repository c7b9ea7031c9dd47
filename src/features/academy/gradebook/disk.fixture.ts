import type { Write } from '#kit/rules/outbox';
import { answerOf, send } from '#kit/web/call';

/** A disk in memory that keeps nothing: a document in memory has no database. */
export const outboxInMemory = {
  submit: async ({ path, body }: Write) => ({
    as: 'saved',
    answer: await answerOf(await send({ method: 'POST', path, body })),
  }),
};
