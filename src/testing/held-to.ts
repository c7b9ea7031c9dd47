import type { FastifyInstance } from 'fastify';

/** A call that a test made, and what came back. */
export interface Made {
  readonly method: string;
  /** Below the brand's host, with its query. */
  readonly path: string;
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
    readonly text: string;
  };
}

/** What a call is held to beside what its test says: nothing. In the battery `whole`, the description (`held-to-description.ts`). */
export async function holdTo(_app: FastifyInstance, _made: Made): Promise<void> {}
