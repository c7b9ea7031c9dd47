import type { ClientBase } from 'pg';

/** Lines that are written many at a time, since no later part of a story reads them. */
export interface HeldLines {
  /** Takes over a statement that adds such lines, and answers how many; undefined for any other statement. */
  hold(text: string, parameters: readonly unknown[]): number | undefined;
  /** Writes what was taken over, in its order. */
  write(): Promise<void>;
}

// The log of activity, and the movements of stock.
const adding = /^(insert into "\w+"\."(?:activity|stock_movement)" \(([^)]+)\) values )(?:\([$\d, ]+\)(?:, )?)+$/;

const perStatement = 500;

/** Holds lines back for a connection. */
export function holdLines(client: ClientBase): HeldLines {
  const held = new Map<string, unknown[][]>();
  return {
    hold: (text, parameters) => {
      const [, head = '', columns = ''] = adding.exec(text) ?? [];
      if (head === '') return undefined;
      const rows = inRows(parameters, columns.split(',').length);
      const before = held.get(head) ?? [];
      for (const row of rows) before.push(row);
      held.set(head, before);
      return rows.length;
    },
    write: async () => {
      for (const [head, rows] of held)
        for (let start = 0; start < rows.length; start += perStatement) {
          const some = rows.slice(start, start + perStatement);
          await client.query(head + placesOf(some), some.flat());
        }
      held.clear();
    },
  };
}

function inRows(values: readonly unknown[], width: number): unknown[][] {
  return Array.from({ length: values.length / width }, (_none, row) => values.slice(row * width, (row + 1) * width));
}

function placesOf(rows: readonly (readonly unknown[])[]): string {
  let last = 0;
  return rows.map((row) => `(${row.map(() => `$${++last}`).join(', ')})`).join(', ');
}
