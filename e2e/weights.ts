import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

/** In KB, compressed as gzip does. */
export interface Weight {
  readonly js: number;
  readonly css: number;
}

const built = join(projectRoot, 'dist/web');

/** Addresses of built files, as `/assets/base-mDjNXfI.js`. */
export function weightOf(files: ReadonlySet<string>): Weight {
  return { js: weigh(files, '.js'), css: weigh(files, '.css') };
}

function weigh(files: ReadonlySet<string>, kind: string): number {
  const sizes = [...files]
    .filter((file) => file.endsWith(kind))
    .map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The files that the server names for a screen in its first answer. */
export function namedFor(path: string): string[] {
  const screens: Record<string, Record<'js' | 'css', string[]>> = JSON.parse(
    readFileSync(join(built, 'screens.json'), 'utf8'),
  );
  const { js = [], css = [] } = screens[path] ?? {};
  expect(js.length, path).toBeGreaterThan(0);
  return [...js, ...css].map((file) => `/${file}`);
}

/**
 * The files that somebody who opens one of these screens first is sent: those that the server names for it, and those that every page
 * begins with.
 */
export function sentFirst(...paths: readonly string[]): Weight {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const begun = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
  expect(begun.length).toBeGreaterThan(1);
  return weightOf(new Set([...begun, ...paths.flatMap(namedFor)]));
}
