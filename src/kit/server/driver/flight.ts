import type pg from 'pg';
import type { Column, Plan, Plans } from './plans';
import { wireValue } from './value';

/** A statement to be sent. */
export interface Said {
  text: string;
  readonly values: readonly unknown[];
  /**
   * `each` is planned for its values each time; the plan of a `usual` one is kept once the text has been sent again, that of a `kept` one
   * from the first time.
   */
  readonly plan: 'each' | 'usual' | 'kept';
}

/** What PostgreSQL answered to a statement. */
export interface Heard {
  readonly command: string;
  readonly count: number;
  readonly rows: Record<string, unknown>[];
}

/**
 * Statements that go to PostgreSQL together, with one write and one answer: after the first that fails none is executed, so its error is
 * that of the whole flight.
 */
export interface Flight extends pg.Submittable {
  readonly statements: readonly Said[];
  /** The answer to each; rejects with the first error, if any. */
  readonly answered: Promise<readonly Heard[]>;
}

/** What a flight is sent with. */
export interface Means {
  /** The plans of the connection; undefined where it keeps none. */
  readonly plans: Plans | undefined;
  readonly readerOf: (type: number) => (text: string) => unknown;
  /** Called when a kept plan no longer matched. */
  readonly outdated: () => void;
}

/** The messages of pg's connection, which its types describe otherwise. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: readonly unknown[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/** A statement on its way. */
interface Sent extends Heard {
  command: string;
  count: number;
  readonly text: string;
  readonly plan: Plan | undefined;
  readonly isNew: boolean;
  columns: readonly Column[];
}

/** Makes a flight; `client.query` sends it. */
export function flightOf(statements: readonly Said[], { plans, readerOf, outdated }: Means): Flight {
  const sent: Sent[] = [];
  const state: { at: number; fault?: unknown } = { at: 0 };
  let resolve: (heard: readonly Heard[]) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const answered = new Promise<readonly Heard[]>((...ends) => ([resolve, reject] = ends));
  const current = () => {
    const one = sent[state.at];
    if (!one) throw new Error('PostgreSQL answered what nobody asked');
    return one;
  };
  const fail = (error: unknown) => {
    const failed = sent[state.at];
    // For the statement that failed, and those after it, it is not known whether a new plan was made.
    for (const { text, isNew } of sent.slice(state.at)) if (isNew) plans?.drop(text);
    if (failed?.plan && !failed.isNew && fitsNoLonger(error)) {
      outdated();
      Object.assign(error as object, { isOutdated: true });
    }
    reject(error);
  };
  return {
    statements,
    answered,
    submit: (connection) => {
      const wire = connection as unknown as Wire;
      let values: readonly (readonly unknown[])[];
      try {
        values = statements.map((one) => one.values.map((value) => wireValue(value)));
      } catch (error) {
        return error;
      }
      wire.stream.cork();
      const planned = statements.map(({ text, plan }) =>
        plan === 'each' ? undefined : plans?.of(text, plan === 'kept'),
      );
      for (const name of plans?.takeGone() ?? []) wire.close({ type: 'S', name });
      for (const [index, { text }] of statements.entries()) {
        const { plan, isNew = false } = planned[index] ?? {};
        const columns = isNew ? undefined : plan?.columns;
        if (!plan || isNew) wire.parse({ text, name: plan?.name });
        wire.bind({ statement: plan?.name, values: values[index] ?? [] });
        if (!columns) wire.describe({ type: 'P' });
        wire.execute({});
        sent.push({ text, plan, isNew, columns: columns ?? [], command: '', count: 0, rows: [] });
      }
      wire.sync();
      wire.stream.uncork();
      return null;
    },
    handleRowDescription: ({ fields }: { fields: readonly pg.FieldDef[] }) => {
      current().columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));
    },
    handleDataRow: ({ fields }: { fields: readonly (string | null)[] }) => {
      if (state.fault !== undefined) return;
      const { columns, rows } = current();
      try {
        rows.push(rowOf(columns, fields));
      } catch (error) {
        state.fault = error;
      }
    },
    handleCommandComplete: ({ text }: { text: string }) => {
      const one = current();
      one.command = text.slice(0, text.search(/ |$/));
      one.count = Number(/\d+$/.exec(text)?.[0] ?? 0);
      if (one.plan) one.plan.columns = one.columns;
      state.at++;
    },
    handleEmptyQuery: () => void state.at++,
    handleReadyForQuery: () => (state.fault === undefined ? resolve(sent) : reject(state.fault)),
    handleError: fail,
  } as Flight;
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index] as Column;
    const text = fields[index] ?? null;
    row[column.name] = text === null ? null : column.read(text);
  }
  return row;
}

/**
 * True for an error that a kept plan may cause if a migration changed a table since, or a pooler gave us another connection than the one
 * that made the plan.
 */
function fitsNoLonger(error: unknown): boolean {
  const { code = '', routine } = error as { code?: string; routine?: string };
  return (code === '0A000' && routine === 'RevalidateCachedQuery') || code === '26000' || /^42(?!501)/.test(code);
}

/** True if the plan of a statement no longer matched because a table was changed: the next one is made again. */
export function isOutdated(error: unknown): boolean {
  return (error as { isOutdated?: true }).isOutdated === true;
}
