import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const counting = new AsyncLocalStorage<string[]>();

/**
 * What a call asks PostgreSQL, as the driver sends it, from its arrival to its answer: every statement counts once, and so do
 * `begin`, `commit` and savepoints; what else the process asks meanwhile does not.
 */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const { query } = pg.Client.prototype;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...sent: unknown[]): unknown {
      counting.getStore()?.push(textOf(sent[0]));
      return Reflect.apply(query, this, sent);
    },
  });
  const said: string[] = [];
  try {
    await counting.run(said, call);
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return said;
}

/** A statement's text; kysely hands one that is prepared on under its name in place of a text. */
function textOf(sent: unknown): string {
  if (typeof sent === 'string') return sent;
  return typeof sent === 'object' && sent !== null && 'text' in sent ? textOf(sent.text) : '';
}
