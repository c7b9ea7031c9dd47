import { expect, it } from 'vitest';
import { hiddenStateFindings } from './hidden-state';
import { readSources, type Sources } from './source';

const said = (sources: Sources) =>
  hiddenStateFindings(sources).map(({ path, line, message }) => `${path}:${line} ${message}`);

it('remembers nothing in a module beside the programs and the stores of a page', () => {
  expect(said(readSources())).toEqual([]);
});

it.each([
  ['a let', 'let known = 1;', 'A module remembers by let'],
  ['an exported let', 'export let known: string | undefined;', 'A module remembers by let'],
  ['a set of functions', 'const tellers = new Set<() => void>();', 'A set of listeners beside makeStore'],
  ['a map of functions', 'const open = new Map<string, () => void>();', 'A set of listeners beside makeStore'],
  ['a set of listeners', 'export const all = new Set<Listener>();', 'A set of listeners beside makeStore'],
])('is told where a module keeps %s', (_what, source, message) => {
  expect(said({ 'src/features/a/a.server.ts': source })).toEqual([`src/features/a/a.server.ts:1 ${message}`]);
  expect(said({ 'src/kit/web/a.ts': source })).toEqual([`src/kit/web/a.ts:1 ${message}`]);
});

it('lets a function keep what it needs, and a program what it has opened', () => {
  const inside = 'function f() { let a = 1; const b = new Set<() => void>(); return [a, b]; }';
  expect(said({ 'src/features/a/a.server.ts': inside, 'src/programs/a.ts': 'let a = 1;' })).toEqual([]);
});
