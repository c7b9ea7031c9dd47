import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Database } from '#kit/server/db';
import { brands } from '#house/brand/brand.contract';
import { textsOf } from '#testing/statements';
import { type Strength, strengths } from './strength';

/** A lock of rows of one table that a transaction took, or made stronger, with one of its statements. */
export interface Taken {
  readonly table: string;
  /** What identifies its rows. */
  readonly keys: readonly string[];
  readonly strength: Strength;
  /** The strength in which the transaction held one of these rows before. */
  readonly before: Strength | undefined;
  /** The statement, counted from the beginning of the transaction. */
  readonly step: number;
  readonly text: string;
}

/** The locks of one transaction of a call, in the order in which it took them. */
export interface Recorded {
  readonly call: string;
  readonly taken: readonly Taken[];
}

/** Records what calls lock. */
export interface Recorder {
  /** Runs a call under a name; what its transactions lock is recorded. */
  during<T>(call: string, task: () => Promise<T>): Promise<T>;
  readonly recorded: readonly Recorded[];
  stop(): Promise<void>;
}

interface Open {
  readonly taken: Taken[];
  readonly held: Map<string, Strength>;
  step: number;
}

type Query = (this: Client, ...sent: unknown[]) => unknown;
type Client = pg.Client & { readonly processID: number };
type Flight = { answered: Promise<unknown> };

/**
 * Asks PostgreSQL itself after each statement of a call which rows its transaction holds, and how: those that triggers
 * and foreign keys lock too. The product must send one statement at a time (the passage 'pooled').
 */
export async function recordLocks(database: Database): Promise<Recorder> {
  const observer = await database.pool.connect();
  await observer.query('create extension if not exists pgrowlocks');
  const naming = new AsyncLocalStorage<{ readonly call: string }>();
  const open = new Map<number, Open>();
  const recorded: Recorded[] = [];
  const { query } = pg.Client.prototype as unknown as { query: Query };
  const look = async (pid: number, text: string, call: string) => {
    if (/^begin/i.test(text)) open.set(pid, { taken: [], held: new Map(), step: 0 });
    const transaction = open.get(pid);
    if (!transaction || /^begin/i.test(text)) return;
    if (/^(commit|rollback)/i.test(text)) {
      open.delete(pid);
      if (transaction.taken.length > 0) recorded.push({ call, taken: transaction.taken });
      return;
    }
    transaction.step++;
    await naming.exit(async () => note(transaction, await rowsHeld(observer, pid), text));
  };
  Object.assign(pg.Client.prototype, {
    query(this: Client, ...sent: unknown[]): unknown {
      const of = naming.getStore();
      const answer = Reflect.apply(query, this, sent);
      const [text = ''] = textsOf(sent[0]);
      if (!of || !isFlight(answer)) return answer;
      const answered = answer.answered.then(
        async (heard) => {
          await look(this.processID, text, of.call);
          return heard;
        },
        async (error: unknown) => {
          await look(this.processID, text, of.call);
          throw error;
        },
      );
      return { answered };
    },
  });
  return {
    recorded,
    during: (call, task) => naming.run({ call }, task),
    stop: async () => {
      Object.assign(pg.Client.prototype, { query });
      observer.release();
    },
  };
}

function isFlight(answer: unknown): answer is Flight {
  return typeof answer === 'object' && answer !== null && 'answered' in answer;
}

interface Held {
  readonly schema: string;
  readonly table: string;
  readonly row: string;
  /** The row's `_id`, or whatever else identifies it. */
  readonly key: string;
  readonly mode: string;
}

async function rowsHeld(observer: pg.PoolClient, pid: number): Promise<Held[]> {
  const { rows } = await observer.query<Held>({
    name: 'rows held',
    text: `select n.nspname as schema, c.relname as table, r.locked_row::text as row, k.key, r.modes[array_position(r.pids, $1)] as mode
      from (select distinct relation from pg_locks
        where pid = $1 and locktype = 'relation' and mode in ('RowShareLock', 'RowExclusiveLock')) l
      join pg_class c on c.oid = l.relation and c.relkind = 'r'
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = any($2)
      cross join lateral pgrowlocks(format('%I.%I', n.nspname, c.relname)) r
      cross join lateral (select (xpath('//key/text()', query_to_xml(format(
        $q$select coalesce(to_jsonb(t)->>'_id', to_jsonb(t)->>'name', to_jsonb(t)->>'subject', '') as key from %I.%I t where ctid = %L$q$,
        n.nspname, c.relname, r.locked_row), true, true, '')))[1]::text as key) k
      where $1 = any(r.pids)`,
    values: [pid, brands],
  });
  return rows;
}

/** Records what a statement locked beyond what the transaction had locked already, by table and strength. */
async function note({ taken, held, step }: Open, rows: readonly Held[], text: string): Promise<void> {
  const news = new Map<string, Taken>();
  for (const { table, row, key, mode } of rows) {
    const strength = strengths.find(({ said }) => said.test(mode))?.name;
    if (strength === undefined) throw new Error(`PostgreSQL names a lock that is not known: ${mode}`);
    const before = held.get(`${table} ${row}`);
    if (before === strength) continue;
    held.set(`${table} ${row}`, strength);
    // Each sequence of numbers is a lock of its own.
    const place = table === 'counter' ? `counter ${key}` : table;
    const name = `${place} ${strength} ${before ?? ''}`;
    const keys = [...(news.get(name)?.keys ?? []), key];
    news.set(name, { table: place, keys, strength, before, step, text });
  }
  taken.push(...news.values());
}
