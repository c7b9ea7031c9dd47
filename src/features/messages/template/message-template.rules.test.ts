// Proves ME4.
import { expect, test } from 'vitest';
import { purposes } from './message-template.contract';
import { purposesOf } from './message-template.rules';

test('a shop is offered no templates of lessons, classes and results, an academy all of them', () => {
  expect(Object.keys(purposesOf('decoration'))).toEqual([
    'receipt',
    'reminder',
    'promise',
    'statement',
    'invoice',
    'announcement',
    'enquiry',
  ]);
  expect(purposesOf('academy')).toEqual(purposes);
});
