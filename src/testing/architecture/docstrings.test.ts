import { expect, it } from 'vitest';
import { docstringFindings } from './docstrings';
import { readSources, type Sources } from './source';

const said = (sources: Sources) =>
  docstringFindings(sources).map(({ path, line, message }) => `${path}:${line} ${message}`);

it('every exported function of kit and house says what it gives', () => {
  expect(said(readSources())).toEqual([]);
});

it.each([
  ['a function', 'const a = 1;\nexport function f() {}', 'f'],
  ['an asynchronous function', '\nexport async function f() {}', 'f'],
  ['a constant that is a function', '\nexport const f = () => 1;', 'f'],
  ['a component', '\nexport default function APage() {}', 'APage'],
])('%s that says nothing is found', (_what, source, name) => {
  expect(said({ 'src/kit/web/a.tsx': source })).toEqual([`src/kit/web/a.tsx:2 ${name} does not say what it gives`]);
});

it('a function of a feature, one that is not exported, and a further overload need no words of their own', () => {
  const overloads =
    '/** Both. */\nexport function f(a: string): void;\nexport function f(a: number): void;\nfunction g() {}';
  expect(said({ 'src/house/a/a.ts': overloads, 'src/features/a/a.rules.ts': 'export function f() {}' })).toEqual([]);
});
