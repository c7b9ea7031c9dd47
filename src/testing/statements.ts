import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import pg from 'pg';

/** What a call cost between us and PostgreSQL, from its arrival to its answer. */
export interface Asked {
  /** Every statement, and `begin`, `commit` and savepoints, in the order in which they were sent. */
  readonly statements: string[];
  /** How often something was sent and its answer waited for. */
  trips: number;
  /** How often the socket was written to: each wakes the other process. */
  writes: number;
}

const counting = new AsyncLocalStorage<Asked>();

/** The statements that a call sends to PostgreSQL, as the driver sends them; those of the process itself meanwhile do not count. */
export async function asking(call: () => Promise<unknown>): Promise<Asked> {
  const { query } = pg.Client.prototype;
  const { _write, _writev } = Socket.prototype;
  const lines = new WeakSet<object>();
  const counted = (write: typeof _write | typeof _writev) =>
    function (this: Socket, ...sent: unknown[]): unknown {
      const asked = counting.getStore();
      if (asked && lines.has(this)) asked.writes++;
      return Reflect.apply(write as typeof _write, this, sent);
    };
  Object.assign(Socket.prototype, { _write: counted(_write), _writev: counted(_writev) });
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client & { connection: pg.Connection }, ...sent: unknown[]): unknown {
      const asked = counting.getStore();
      if (asked) {
        lines.add(this.connection.stream);
        asked.trips++;
        asked.statements.push(...textsOf(sent[0]));
      }
      return Reflect.apply(query, this, sent);
    },
  });
  const asked: Asked = { statements: [], trips: 0, writes: 0 };
  try {
    await counting.run(asked, call);
  } finally {
    Object.assign(pg.Client.prototype, { query });
    Object.assign(Socket.prototype, { _write, _writev });
  }
  return asked;
}

/** The statements alone. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  return (await asking(call)).statements;
}

/** The texts of what the driver is handed: one statement, or several that go together. */
export function textsOf(sent: unknown): string[] {
  if (typeof sent === 'string') return [sent];
  if (typeof sent !== 'object' || sent === null) return [];
  if ('statements' in sent) return (sent.statements as unknown[]).flatMap(textsOf);
  return 'text' in sent ? textsOf(sent.text) : [];
}
