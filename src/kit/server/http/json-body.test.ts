import { expect, it } from 'vitest';
import { repeatedName } from './json-body';

const repeated = (text: string) => repeatedName(text, JSON.parse(text) as unknown);

it('a name that occurs twice in one object is found at any depth, however it is written', () => {
  expect(repeated('{"a":1,"a":1}')).toBe('a');
  expect(repeated('{"a":1,"b":{"c":[{"d":1},{"d":2,"e":3,"d":{}}]}}')).toBe('d');
  expect(repeated('{"a":1,"\\u0061":2}')).toBe('a');
  expect(repeated('{"":1,"":2}')).toBe('');
  expect(repeated('[{"x":[[]],"x" : null}]')).toBe('x');
  expect(repeated('{"a\\"b":1, "a\\"b":2}')).toBe('a"b');
  expect(repeated(`${'{"a":'.repeat(2000)}{"b":1,"b":2}${'}'.repeat(2000)}`)).toBe('b');
});

it('names in different objects, and what only looks like a name, are let through', () => {
  for (const text of [
    '{}',
    '[]',
    '1',
    '"a:a"',
    'null',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a\\":1,\\"a","b":"\\\\"}',
    '{"a":"{\\"a\\":1,\\"a\\":2}"}',
    '{"a":"::::","A":":"}',
    '{"\\\\":1,"\\\\\\\\":2}',
  ])
    expect([text, repeated(text)]).toEqual([text, undefined]);
});
