import { expect, it } from 'vitest';
import { threadsOf } from './thread.rules';

const nobody = { studentID: null, customerID: null, noteID: null };
const textsOf = (threads: readonly (readonly { readonly text: string }[])[]) =>
  threads.map((thread) => thread.map(({ text }) => text));

it('messages are gathered by person, whoever was written to last first', () => {
  const to = (person: string, text: string) => ({ ...nobody, studentID: { _id: person }, text });
  const threads = threadsOf([to('a', 'third'), to('b', 'second'), to('a', 'first')]);
  expect(textsOf(threads)).toEqual([['third', 'first'], ['second']]);
});

it('whoever came to ask has a thread of their own', () => {
  const to = (note: string, text: string) => ({ ...nobody, noteID: { _id: note }, text });
  const threads = threadsOf([to('a', 'third'), to('b', 'second'), to('a', 'first')]);
  expect(textsOf(threads)).toEqual([['third', 'first'], ['second']]);
});
