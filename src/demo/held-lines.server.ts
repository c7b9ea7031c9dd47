import type { ClientBase } from 'pg';
import { tableOf, written } from '#kit/server/sql/fragment';
import { inserting } from '#kit/server/sql/rows';

/** What no later part of a story reads: lines that are written many at a time, and the removal of those that are too old, done once. */
export interface HeldLines {
  /** Takes over a statement that adds or removes such lines, and answers how many; undefined for any other statement. */
  hold(text: string, parameters: readonly unknown[]): number | undefined;
  /** Writes what was taken over, in its order, and removes what is too old. */
  write(): Promise<void>;
}

type Line = Readonly<Record<string, unknown>>;

/** Lines of one table that have the same columns. */
interface Alike {
  readonly brand: string;
  readonly table: string;
  readonly lines: Line[];
}

/** The log of activity and the movements of stock, each with its columns of JSON. */
const tables: ReadonlyMap<string, readonly string[]> = new Map([
  ['activity', ['before', 'after']],
  ['stock_movement', ['source']],
]);

const adding = new RegExp(`^insert into "(\\w+)"\\."(${[...tables.keys()].join('|')})" \\(([^)]+)\\) `);
// The two shapes of `inserting`.
const asValues = /^values (?:\([$\d, ]+\)(?:, )?)+$/;
const asSet = /^select [^$]+\$1::jsonb\) with ordinality s$/;

// Each piece of news removes the oldest of its kind.
const removing = /^\s*delete from "\w+"\."notification" where _id in \([^]+ row_number\(\) /;

const perStatement = 500;

/** Holds lines back for a connection. */
export function holdLines(client: ClientBase): HeldLines {
  const held = new Map<string, Alike>();
  const removals = new Map<string, readonly [text: string, values: unknown[]]>();
  return {
    hold: (text, parameters) => {
      if (removing.test(text)) {
        removals.set(JSON.stringify([text, parameters]), [text, [...parameters]]);
        return 0;
      }
      const [head = '', brand = '', table = '', columns = ''] = adding.exec(text) ?? [];
      if (head === '') return undefined;
      const lines = linesOf(text.slice(head.length), columns.replaceAll('"', '').split(', '), parameters);
      const alike = held.get(head) ?? { brand, table, lines: [] };
      for (const line of lines) alike.lines.push(line);
      held.set(head, alike);
      return lines.length;
    },
    write: async () => {
      for (const { brand, table, lines } of held.values())
        for (let start = 0; start < lines.length; start += perStatement) {
          const rows = lines.slice(start, start + perStatement);
          const { text, values } = written(
            inserting({ table: tableOf({ brand }, table), rows, json: tables.get(table) ?? [] }),
          );
          await client.query(text, values);
        }
      for (const [text, values] of removals.values()) await client.query(text, values);
      held.clear();
      removals.clear();
    },
  };
}

/** A statement in another shape would reach the database line by line, unnoticed but for the time that it takes. */
function linesOf(rest: string, columns: readonly string[], values: readonly unknown[]): readonly Line[] {
  if (asValues.test(rest)) return inRows(columns, values);
  if (asSet.test(rest)) return JSON.parse(String(values[0])) as Line[];
  throw new Error(`Lines that an example holds back are written in another way: ${rest}`);
}

function inRows(columns: readonly string[], values: readonly unknown[]): Line[] {
  return Array.from({ length: values.length / columns.length }, (_none, row) =>
    Object.fromEntries(columns.map((column, place) => [column, values[row * columns.length + place]])),
  );
}
