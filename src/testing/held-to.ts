import type { FastifyInstance } from 'fastify';
import type { Answer } from './test-app';

/** A call that a test made; `path` lies below the brand's host, with its query. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** What a call is held to beside what its test says: nothing. In the battery `whole`, the description (`held-to-description.ts`). */
export async function holdTo(_app: FastifyInstance, _asked: Asked, answer: Answer): Promise<Answer> {
  return answer;
}
