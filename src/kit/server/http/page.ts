import type { FastifyInstance } from 'fastify';
import type { Page } from '#kit/server/page';
import { admit, seat, working } from './bounded';
import { callOutside } from './execute';
import type { ServerParts } from './parts';
import { speaking, wordsFor } from './spoken';

/** Serves a page in the language of its reader. */
export function addPage(app: FastifyInstance, parts: ServerParts, { path, answer }: Page): void {
  app.get(path, (request, reply) => {
    const words = wordsFor(parts.catalogues, request.headers['accept-language']);
    return speaking(words, () => {
      admit(parts.bounded, request, reply);
      seat(parts.bounded, request, undefined);
      return working(request, () =>
        answer({
          request,
          reply,
          product: parts.product,
          rest: (request.params as { '*'?: string })['*'] ?? '',
          in: async (brand, ask) => {
            const arrived = { brand, ...(await parts.arrive(brand, undefined, request, reply)) };
            // What a brand says of itself is in its own time zone.
            const there = { ...words, timeZone: arrived.house.timeZone, now: parts.clock() };
            return speaking(there, () => ask(callOutside(parts, arrived, request, reply)));
          },
        }),
      );
    });
  });
}
