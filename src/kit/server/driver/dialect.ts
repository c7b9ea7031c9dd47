import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Said } from './flight';
import { lastOf, type Line, type Lines } from './line';

/** How a query of Kysely is sent, if not in the usual way. */
export interface Marks {
  /** Its plan is kept from the first time. */
  readonly isKept?: true;
  /** It goes with the commit of its transaction: nothing of its answer is needed. */
  readonly isLast?: true;
}

type Marked = CompiledQuery & Marks;

/** A connection as Kysely knows it, with the line that carries it. */
interface Connection extends DatabaseConnection {
  readonly line: Line;
  /** Whether a transaction begins with the next statement, or has begun. */
  readonly transaction: { state: 'none' | 'beginning' | 'begun' };
}

/** Kysely's dialect for the lines of a pool: `begin` is sent with a transaction's first statement, and its last statements with its commit. */
export function dialectOver(lines: Lines, compiler: QueryCompiler): Dialect {
  return {
    createDriver: () => driverOver(lines),
    createQueryCompiler: () => compiler,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function driverOver(lines: Lines): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => connectionOn(await lines.take()),
    beginTransaction: async (connection, settings) => {
      const { line, transaction } = connection as Connection;
      await line.hold(plain(beginning(settings)));
      transaction.state = 'beginning';
    },
    commitTransaction: async (connection) => {
      const { line, transaction } = connection as Connection;
      transaction.state = 'begun';
      const { command } = await line.say(plain('commit'));
      // A transaction in which something failed is not committed, even if the error was caught: PostgreSQL says so only here.
      if (command !== 'COMMIT') throw new Error('A transaction with a failed statement was to be committed');
    },
    rollbackTransaction: async (connection) => {
      const { line, transaction } = connection as Connection;
      line.drop();
      if (transaction.state === 'begun') await line.say(plain('rollback'));
    },
    releaseConnection: async (connection) => (connection as Connection).line.give(),
    destroy: async () => undefined,
  };
}

const plain = (text: string): Said => ({ text, values: [], plan: 'kept' });

function beginning({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
  return `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`;
}

function connectionOn(line: Line): Connection {
  const transaction: Connection['transaction'] = { state: 'none' };
  return {
    line,
    transaction,
    executeQuery: async <R>({ sql: text, parameters: values, isKept, isLast }: Marked) => {
      const isWithin = transaction.state !== 'none';
      const statement: Said = { text, values, plan: isKept ? 'kept' : isWithin ? 'usual' : 'each' };
      if (isLast && isWithin) {
        await line.hold(statement);
        return { rows: [] };
      }
      if (isWithin) transaction.state = 'begun';
      try {
        const { command, count, rows } = await (isWithin ? line.say(statement) : lastOf(line.ask([statement])));
        return { rows: rows as R[], ...(changing.has(command) ? { numAffectedRows: BigInt(count) } : {}) };
      } catch (error) {
        // The stack from here on shows who asked; that of the driver does not.
        if (error instanceof Error) Error.captureStackTrace(error);
        throw error;
      }
    },
    streamQuery: () => {
      throw new Error('Long lists are read through a cursor of the pool for streams');
    },
  };
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
