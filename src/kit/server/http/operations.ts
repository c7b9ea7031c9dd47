import type { FastifyInstance } from 'fastify';
import type { Route } from '../call';
import type { Config } from '../config';
import type { Database } from '../db';

export interface OperationParts {
  readonly database: Database;
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly brands: readonly string[];
}

/** The calls of those who run the server: health, measures, the description of the API. */
export function addOperations(app: FastifyInstance, { database }: OperationParts): void {
  app.get('/healthz', async (_request, reply) => {
    try {
      await database.pool.query('select 1');
      return { status: true };
    } catch {
      return reply.status(503).send({ status: false });
    }
  });
}
