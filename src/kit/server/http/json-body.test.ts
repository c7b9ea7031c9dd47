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

it('looking for it takes a fraction of the time that reading takes', () => {
  const text = JSON.stringify({
    rows: Array.from({ length: 12_000 }, (_, at) => ({
      studentName: `Amina "${at}"`,
      phone: '25261',
      note: 'x:y',
      at,
    })),
  });
  const value = JSON.parse(text) as unknown;
  const fastest = (task: () => unknown) => Math.min(...Array.from({ length: 15 }, () => timed(task)));
  const reading = fastest(() => JSON.parse(text));
  const looking = fastest(() => repeatedName(text, value));
  console.log(`${text.length} bytes: read in ${reading.toFixed(1)} ms, looked through in ${looking.toFixed(1)} ms.`);
  expect(looking).toBeLessThan(reading * 10);
});

function timed(task: () => unknown): number {
  const begun = performance.now();
  task();
  return performance.now() - begun;
}
