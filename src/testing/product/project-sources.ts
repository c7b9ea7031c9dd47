import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/server/project-root';
import { coverageOf, type Source } from './coverage';

/** The files below a folder of the project whose names fit, in the order of their paths. */
export function sourcesIn(folder: string, fits: RegExp): Source[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => fits.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
}

/** The pages that define the codes. */
export const productPages = () => sourcesIn('docs/product', /\.md$/);

/** Every file of tests. */
export const testFiles = () => [...sourcesIn('src', /\.test\.tsx?$/), ...sourcesIn('e2e', /\.e2e\.ts$/)];

/** docs/coverage.md as it is to be. */
export const coverage = () => coverageOf(productPages(), testFiles());
