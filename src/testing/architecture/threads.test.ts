import { describe, expect, it } from 'vitest';
import { readWorkers, threadFindings } from './threads';
import { type Finding, readSources, type Sources } from './source';

const shown = (findings: readonly Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`);
const said = (findings: readonly Finding[]) => findings.map(({ message }) => message);
const sources = readSources();

describe('what takes a processor long', () => {
  const workers = readWorkers();
  const modules: Sources = {
    ...workers,
    'src/kit/server/a/sheet.mjs': "import { zipSync } from 'fflate';",
    'src/kit/server/a/worker.mjs': "import './sheet.mjs';",
    'src/kit/server/a/cell.mjs': 'export const a = 1;',
  };

  it('is done by workers alone, each of a bounded crew', () => {
    expect(shown(threadFindings(sources, workers))).toEqual([]);
  });

  it.each([
    ["import { zipSync } from 'fflate';", 'fflate is loaded by a worker alone'],
    ["const pdf = await import('@react-pdf/renderer');", '@react-pdf/renderer is loaded by a worker alone'],
    ["export * from './sheet.mjs';", 'fflate is loaded by a worker alone'],
    ["import './worker.mjs';", 'fflate is loaded by a worker alone'],
    ["import { fork, Worker } from 'node:worker_threads';", 'Threads are opened by a crew alone'],
    ["const made = new Worker('a.mjs');", 'Threads are opened by a crew alone'],
  ])('is found outside them: %s', (source, message) => {
    expect(said(threadFindings({ 'src/kit/server/a/a.ts': source }, modules))).toEqual([message]);
  });

  it('is not seen in types and in modules that load nothing of it', () => {
    const light = "import type * as pdf from '@react-pdf/renderer'; import { a } from './cell.mjs';";
    expect(threadFindings({ 'src/kit/server/a/a.ts': light }, modules)).toEqual([]);
  });
});
