import type { FastifyInstance } from 'fastify';
import { offDescription } from './bad-input/off-schema';
import type { Answered, Asked } from './held-to';

type Json = Record<string, unknown>;

/** The description of its calls that each product under test gives. */
const descriptions = new WeakMap<FastifyInstance, Promise<Json>>();

/** In place of `held-to.ts` in the battery `whole`: whatever a test calls answers as the description says. */
export async function holdTo<A extends Answered>(app: FastifyInstance, { method, path }: Asked, answer: A): Promise<A> {
  const document = await (descriptions.get(app) ?? read(app));
  const operation = operationOf(document, method, path.split('?')[0] ?? '');
  const problem = operation && offDescription(document, operation, answer);
  if (problem === undefined) return answer;
  throw new Error(`${method} ${path} is off its description: ${problem} ${answer.text.slice(0, 300)}`);
}

function read(app: FastifyInstance): Promise<Json> {
  const reading = app.inject({ url: '/api/openapi.json' }).then((answer) => answer.json());
  descriptions.set(app, reading);
  return reading;
}

/** The operation of a path: a literal match comes before one with parameters. */
function operationOf({ paths }: Json, method: string, path: string): Json | undefined {
  const asked = path.split('/').filter(Boolean);
  const fitting = Object.entries(paths as Record<string, Record<string, Json>>).flatMap(([described, operations]) => {
    const parts = described.split('/').filter(Boolean);
    const operation = operations[method.toLowerCase()];
    const isIt = parts.length === asked.length && parts.every((part, at) => part.startsWith('{') || part === asked[at]);
    return isIt && operation ? [{ operation, loose: parts.filter((part) => part.startsWith('{')).length }] : [];
  });
  return fitting.toSorted((one, other) => one.loose - other.loose)[0]?.operation;
}
