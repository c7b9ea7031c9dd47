import { expect, it, vi } from 'vitest';
import { keepAnswers } from './kept-answers';

const asked = `select "permissions" from "academy"."role" where "role" = $1`;
const open = () => {
  const send = vi.fn(() => 'an answer');
  const { answer } = keepAnswers<string>('academy');
  return { send, ask: (text: string, ...values: string[]) => answer(text, values, send) };
};

it('what is seldom written is asked once for the same values, until it is written', () => {
  const { ask, send } = open();
  for (const role of ['admin', 'admin', 'teacher']) expect(ask(asked, role)).toBe('an answer');
  expect(send).toHaveBeenCalledTimes(2);
  ask('with t as (update "academy"."role" set "builtIn" = $1 returning *) select * from t', 'x');
  ask(asked, 'admin');
  expect(send).toHaveBeenCalledTimes(4);
});

it('what is written often, and what a function of the brand answers, is asked each time', () => {
  const { ask, send } = open();
  const often = 'select 1 from "academy"."role" join "academy"."fee" on true';
  const counted = 'select "academy"."lessons"($1) from "academy"."school_class"';
  for (const text of [often, counted, often, counted]) ask(text, 'x');
  expect(send).toHaveBeenCalledTimes(4);
});

it('a record that is written and names who wrote it changes nothing of what is known', () => {
  const { ask, send } = open();
  ask(asked, 'admin');
  ask('with t as (insert into "academy"."fee" (x) values ($1) returning *) select * from t, "academy"."role"', 'x');
  ask(asked, 'admin');
  expect(send).toHaveBeenCalledTimes(2);
});
