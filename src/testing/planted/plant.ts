import pg from 'pg';
import { vi } from 'vitest';
import { product } from '#app/product';
import type { TestApp } from '#testing/test-app';

/** Takes one guard away and answers how to give it back. Only tests can: nothing in the product knows of it. */
export type Plant = (app: TestApp) => Promise<() => Promise<void>>;

const nothing = async () => undefined;

/** Changes the database as its owner; what is dropped stays dropped, in a database made for the test. */
export function inDatabase(text: string, back?: string): Plant {
  return async (app) => {
    await app.database.pool.query(text);
    return back === undefined ? nothing : async () => void (await app.database.pool.query(back));
  };
}

/** Lets a trigger undo what is written to a table: its guard writes, and nothing is there. */
export function byTrigger(
  table: string,
  when: 'insert' | 'update' | 'delete' | 'insert or update',
  body: string,
): Plant {
  return inDatabase(
    `create function public.planted() returns trigger language plpgsql as $$ begin ${body} end $$;
     create trigger planted before ${when} on academy.${table} for each row execute function public.planted()`,
    `drop trigger planted on academy.${table}; drop function public.planted()`,
  );
}

/** Changes every statement on its way to the database. */
export function inStatements(change: (text: string) => string): Plant {
  return async () => {
    const { query } = pg.Client.prototype;
    Object.assign(pg.Client.prototype, {
      query(this: pg.Client, statement: unknown, ...rest: unknown[]): unknown {
        return Reflect.apply(query, this, [changedStatement(statement, change), ...rest]);
      },
    });
    return async () => void Object.assign(pg.Client.prototype, { query });
  };
}

function changedStatement(statement: unknown, change: (text: string) => string): unknown {
  if (typeof statement === 'string') return change(statement);
  if (typeof statement !== 'object' || statement === null) return statement;
  if ('statements' in statement) {
    for (const one of statement.statements as { text: string }[]) one.text = change(one.text);
    return statement;
  }
  if (!('text' in statement)) return statement;
  const { text } = statement as { text: string };
  const other = change(text);
  // A statement that is prepared under its name stays what it was: this one has none.
  return other === text ? statement : { ...statement, text: other, name: undefined };
}

/** Changes what tokens say, behind their signature. */
export function inTokens(change: (claims: string) => string): Plant {
  return async () => {
    const { decode } = TextDecoder.prototype;
    Object.assign(TextDecoder.prototype, {
      decode(this: TextDecoder, ...bytes: Parameters<typeof decode>): string {
        return change(decode.apply(this, bytes));
      },
    });
    return async () => void Object.assign(TextDecoder.prototype, { decode });
  };
}

/** Lets everybody do everything. */
export const withoutPolicy: Plant = async () => {
  const spy = vi.spyOn(product.rights, 'problem').mockReturnValue(undefined);
  return async () => spy.mockRestore();
};

/** Several guards of one rule at once, where one alone would hold it. */
export function together(...plants: readonly Plant[]): Plant {
  return async (app) => {
    const backs: (() => Promise<void>)[] = [];
    for (const plant of plants) backs.push(await plant(app));
    return async () => {
      for (const back of backs.toReversed()) await back();
    };
  };
}
