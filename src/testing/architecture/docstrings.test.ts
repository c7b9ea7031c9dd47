import { describe, expect, it } from 'vitest';
import { docstringFindings, openWordFindings } from './docstrings';
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

describe('a comment above a function or a constant', () => {
  const open = (source: string) => openWordFindings({ 'src/features/a/a.rules.ts': source }).map(({ line }) => line);

  it('says what it is or does: none in the product begins with who, what or the same as another', () => {
    expect(openWordFindings(readSources()).map(({ path, line }) => `${path}:${line}`)).toEqual([]);
  });

  it.each([
    ['a function', '/** What is left. */\nfunction f() {}'],
    ['an exported function', '/** Whoever pays. */\nexport function f() {}'],
    ['a constant', '/** Whom it is about. */\nexport const f = 1;'],
    ['what follows another', '/** The same for a name. */\nexport const f = 1;'],
    ['a comment of several lines', '/**\n * What is\n * left.\n */\nexport const f = 1;'],
  ])('is found over %s where it does', (_what, source) => {
    expect(open(source)).toHaveLength(1);
  });

  it('may begin so over a type, and otherwise anywhere', () => {
    expect(
      open('/** What a row has. */\nexport interface A {}\n/** Whether it is left. */\nexport const f = 1;'),
    ).toEqual([]);
    expect(open('/** The same day of the next month. */\nfunction f() {}')).toEqual([]);
  });
});
