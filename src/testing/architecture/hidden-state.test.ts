import { expect, it } from 'vitest';
import { hiddenStateFindings } from './hidden-state';
import { readSources, type Sources } from './source';

const said = (sources: Sources) =>
  hiddenStateFindings(sources).map(({ path, line, message }) => `${path}:${line} ${message}`);

it('holds no state in a module, apart from the programs and the stores of a page', () => {
  expect(said(readSources())).toEqual([]);
});

it.each([
  ['a let', 'let known = 1;', 'State in a let'],
  ['an exported let', 'export let known: string | undefined;', 'State in a let'],
  ['a set of functions', 'const tellers = new Set<() => void>();', 'A set of listeners beside makeStore'],
  ['a map of functions', 'const open = new Map<string, () => void>();', 'A set of listeners beside makeStore'],
  ['a map', 'const known = new Map<string, string>();', 'A collection that is filled later'],
  ['a set', 'const seen = new Set<string>();', 'A collection that is filled later'],
  ['a list', 'const waiting: string[] = [];', 'A collection that is filled later'],
  [
    'a queue',
    'const turns = openQueue({ atOnce: 4 });',
    'Tasks or names that are counted for all products of a process',
  ],
  ['shares', 'const each = openShares({ each: 1 });', 'Tasks or names that are counted for all products of a process'],
  ['a set of listeners', 'export const all = new Set<Listener>();', 'A set of listeners beside makeStore'],
])('finds where a module holds %s', (_what, source, message) => {
  expect(said({ 'src/features/a/a.server.ts': source })).toEqual([`src/features/a/a.server.ts:1 ${message}`]);
  expect(said({ 'src/kit/web/a.ts': source })).toEqual([`src/kit/web/a.ts:1 ${message}`]);
});

it('accepts constants, stores, remembered results and what belongs to another object', () => {
  const constants = [
    "const words = new Set(['a']);",
    'const none: readonly string[] = [];',
    'const keys = new WeakMap<object, string>();',
    'const open = makeStore<ReadonlyMap<string, string>>(new Map());',
    'const nameOf = remembered((text) => text);',
    'const turnsOf = ofDatabase(() => openQueue({ atOnce: 4 }));',
  ];
  expect(said({ 'src/features/a/a.server.ts': constants.join('\n') })).toEqual([]);
});

it('lets a function hold what it needs, and a program what it has opened', () => {
  const inside = 'function f() { let a = 1; const b = new Set<() => void>(); return [a, b]; }';
  expect(said({ 'src/features/a/a.server.ts': inside, 'src/programs/a.ts': 'let a = 1;' })).toEqual([]);
});
