import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keptStatements, type Put } from './kept';

interface Asked {
  readonly word: string;
  readonly most: number;
}

const named = (put: Put<Asked>) =>
  sql`select * from t where name = ${put(({ word }) => word)} and kind = ${'fixed'} limit ${put(({ most }) => most)}`;

test('a statement of a known shape is put together once, and has the values of whoever asks', () => {
  let made = 0;
  const statement = keptStatements<Asked>();
  const ask = (asked: Asked) =>
    statement('named', asked, (put) => {
      made += 1;
      return named(put);
    });
  const text = 'select * from t where name = $1 and kind = $2 limit $3';
  expect(ask({ word: 'one', most: 1 })).toEqual({ text, values: ['one', 'fixed', 1], plan: 'kept' });
  expect(ask({ word: 'two', most: 2 })).toEqual({ text, values: ['two', 'fixed', 2], plan: 'kept' });
  expect(made).toBe(1);
});

test('another shape is a statement of its own', () => {
  const statement = keptStatements<Asked>();
  const asked = { word: 'one', most: 1 };
  statement('named', asked, named);
  expect(statement('all', asked, () => sql`select * from t`)).toEqual({
    text: 'select * from t',
    values: [],
    plan: 'kept',
  });
});
