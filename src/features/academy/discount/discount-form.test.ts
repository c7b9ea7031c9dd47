// Proves FA9.
import { expect, it } from 'vitest';
import { discountForm } from './discount-form';

const offered = (siblings: unknown) =>
  discountForm({ timeZone: 'UTC' } as never)
    .reads?.({ studentID: 'one' })
    ?.known({ _id: 'one', siblings });

it('a discount of siblings is offered where another child of the family sits in a class', () => {
  expect(
    offered([
      { _id: 'two', isEnrolled: false },
      { _id: 'three', isEnrolled: true },
    ]),
  ).toEqual({
    discountKind: 'sibling',
  });
});

it('no type is offered where no other child does, or no family is kept', () => {
  expect(offered([{ _id: 'two', isEnrolled: false }])).toEqual({});
  expect(offered(undefined)).toEqual({});
});
