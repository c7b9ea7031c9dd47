import type { FastifyInstance } from 'fastify';

/** A call that a test made; `path` lies below the brand's host, with its query. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** The answer. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly text: string;
}

/** What a call must satisfy besides its test: nothing. In the battery `whole` it is the description (`held-to-description.ts`). */
export async function holdTo<A extends Answered>(_app: FastifyInstance, _asked: Asked, answer: A): Promise<A> {
  return answer;
}
