import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

const parts = [
  'src',
  'messages',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

test('whoever builds with NODE_ENV=development gets what can be served all the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of parts) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const server = join(folder, 'dist', 'server');
  const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => /\.m?js$/.test(name));
  const text = scripts.map((name) => readFileSync(join(server, name), 'utf8')).join('\n');
  expect([...new Set(text.match(/jsxDEV|react\/jsx[a-z-]*runtime/g))]).toEqual(['react/jsx-runtime']);
});
