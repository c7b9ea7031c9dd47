import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { readSources } from './architecture/source';

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');

interface Stage {
  readonly name: string;
  /** Instructions as name and rest, continued lines joined. */
  readonly steps: readonly (readonly [name: string, rest: string])[];
}

/** The stages of a container file, the last one last. */
function stagesOf(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const steps = lines.map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)] as const);
  const starts = steps.flatMap(([name], at) => (name === 'FROM' ? [at] : []));
  return starts.map((at, index) => ({
    name: / AS (\w+)$/.exec(steps[at]?.[1] ?? '')?.[1] ?? 'last',
    steps: steps.slice(at, starts[index + 1]),
  }));
}

const stages = stagesOf(read('Containerfile'));
const last = stages.at(-1)?.steps ?? [];
const all = (name: string, steps: Stage['steps'] = stages.flatMap((stage) => stage.steps)) =>
  steps.filter(([step]) => step === name).map(([, rest]) => rest);
const copied = (steps?: Stage['steps']) => all('COPY', steps).map((rest) => rest.split(' ').filter(Boolean));

describe('the container file', () => {
  it('copies what there is and what whoever builds is given', () => {
    const given = read('.containerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const own = copied()
      .filter(([first]) => !first?.startsWith('--from='))
      .flatMap((paths) => paths.slice(0, -1));
    expect(own.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    expect(own.filter((path) => !given.includes(path.split('/')[0] ?? ''))).toEqual([]);
    expect(given.filter((path) => !own.some((one) => one.split('/')[0] === path))).toEqual([]);
    expect(read('.dockerignore')).toBe(read('.containerignore'));
    const taken = copied().flatMap(([first]) => /^--from=(\w+)$/.exec(first ?? '')?.[1] ?? []);
    expect(taken.filter((name) => !stages.some((stage) => stage.name === name))).toEqual([]);
  });

  it('runs the package manager and our own build, and nothing from elsewhere', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const known = [/^npm ci /, /^npm run build$/, /hydrate-symlinks\.js$/, /^install --directory /];
    expect(all('RUN').filter((command) => !known.some((one) => one.test(command)))).toEqual([]);
    expect(scripts.build).toBe('node scripts/build.mjs');
    expect(all('RUN').filter((command) => command.startsWith('npm ci') && !/--ignore-scripts/.test(command))).toEqual(
      [],
    );
    expect(all('ADD')).toEqual([]);
  });

  it('carries to its end all that the server reads, and no package of development', () => {
    const targets = copied(last).map((paths) => (paths.at(-1) ?? '').replace(/^\.\//, ''));
    const running = Object.entries(readSources()).filter(([path]) => !/testing\/|\.(test|fixture)\./.test(path));
    const reads = running.flatMap(([, source]) =>
      [...source.matchAll(/join\(projectRoot, '([^']+)'/g)].map(([, path]) => path ?? ''),
    );
    expect(reads).toContain('migrations');
    const isThere = (path: string) =>
      path === 'package.json' || targets.some((target) => path === target || path.startsWith(`${target}/`));
    expect(reads.filter((path) => !isThere(path))).toEqual([]);
    expect(copied(last).find((paths) => paths.at(-1) === './node_modules')?.[0]).toBe('--from=packages');
    expect(all('RUN', stages.find(({ name }) => name === 'packages')?.steps)[0]).toContain('--omit=dev');
  });

  it('ends as an ordinary user on a volume, in earnest, and asks for its health', () => {
    expect(all('USER', last)).toEqual(['node']);
    expect(all('VOLUME', last)).toEqual(['/data']);
    expect(all('ENV', last).join(' ')).toContain('NODE_ENV=production');
    expect(all('HEALTHCHECK', last)[0]).toContain('/healthz');
    expect(all('CMD', last)).toEqual(['["node", "dist/server/main.server.js"]']);
  });
});

describe('the systemd unit', () => {
  const unit = read('deploy/daftar.service');
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  it('starts what the container starts, as nobody in particular, and waits for the end of what is under way', () => {
    expect(setting('ExecStart')).toBe('/usr/bin/node dist/server/main.server.js');
    expect(setting('Environment')).toContain(`DATA_DIR=/var/lib/${setting('StateDirectory')}`);
    expect([setting('DynamicUser'), setting('Restart'), setting('NoNewPrivileges')]).toEqual([
      'yes',
      'on-failure',
      'yes',
    ]);
    const drain = Number(/DRAIN_LIMIT = (\d+)_000/.exec(read('src/programs/main.server.ts'))?.[1]);
    const closing = [...read('src/database/embedded/process.ts').matchAll(/\['SIG\w+', (\d+)_000\]/g)];
    const patience = closing.reduce((sum, [, seconds]) => sum + Number(seconds), 4 * drain);
    expect(closing.length).toBe(3);
    expect(Number(setting('TimeoutStopSec'))).toBeGreaterThanOrEqual(patience);
  });
});

describe('the example proxies', () => {
  it.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
    '%s passes on 40 MB, adds HSTS alone, and shuts the figures',
    (name) => {
      const text = read(name);
      expect(text).toMatch(/40 ?MB?\b/i);
      expect([...text.matchAll(/^\s*(?:add_header|header) (\S+)/gm)].map(([, header]) => header)).toContain(
        'Strict-Transport-Security',
      );
      expect(text).toMatch(/\/metrics(?: \{\s+return)? 404/);
      expect(text).not.toMatch(/Content-Security-Policy|X-Content-Type-Options/);
    },
  );
});
