import { expect, it } from 'vitest';
import { threadsOf } from './thread.rules';

it('messages are gathered by person, whoever was written to last first', () => {
  const to = (person: string, text: string) => ({ studentID: { _id: person }, customerID: null, text });
  const threads = threadsOf([to('a', 'third'), to('b', 'second'), to('a', 'first')]);
  expect(threads.map((thread) => thread.map(({ text }) => text))).toEqual([['third', 'first'], ['second']]);
});
