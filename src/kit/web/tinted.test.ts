import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

// WCAG 2.2, 1.4.3: text smaller than 24 px.
const least = 4.5;
const sheet = readFileSync(join(projectRoot, 'src/kit/web/base.css'), 'utf8');
const themes = { light: blockOf(':root'), dark: blockOf('[data-mantine-color-scheme="dark"]') };
const tones = ['--tone-good', '--tone-attention', '--tone-wrong'];

describe('words in the colour of their tone', () => {
  it.each(Object.entries(themes))('can be read on its tint, in %s', (_theme, theme) => {
    const tinted = stylesheets().flatMap((path) => tintsOf(path));
    expect(tinted.length).toBeGreaterThan(0);
    const faint = tinted.flatMap(({ path, percent }) =>
      tones.filter((tone) => contrast(theme, tone, percent) < least).map((tone) => `${path}: ${tone} on ${percent} %`),
    );
    expect(faint).toEqual([]);
  });

  it('would be found where the tint is too strong', () => {
    expect(contrast(themes.light, '--tone-attention', 14)).toBeLessThan(least);
  });
});

function stylesheets(): string[] {
  const paths = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.css')).map((path) => join('src', path));
}

/** The rules that lay the words of a tone on its own tint. */
function tintsOf(path: string): { readonly path: string; readonly percent: number }[] {
  const rules = readFileSync(join(projectRoot, path), 'utf8').match(/\{[^{}]*\}/g) ?? [];
  return rules.flatMap((rule) => {
    const tint = /background: color-mix\(in srgb, var\(--tone\) (\d+)%, var\(--panel\)\)/.exec(rule);
    return tint && /[{;]\s*color: var\(--tone\)/.test(rule) ? [{ path, percent: Number(tint[1]) }] : [];
  });
}

function blockOf(selector: string): Readonly<Record<string, string>> {
  const [, block = ''] = sheet.slice(sheet.indexOf(`${selector} {`)).split(/[{}]/);
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

function contrast(theme: Readonly<Record<string, string>>, tone: string, percent: number): number {
  const words = channels(theme[tone]);
  const panel = channels(theme['--panel']);
  const tint = words.map((value, at) => (value * percent + (panel[at] ?? 0) * (100 - percent)) / 100);
  const [dark = 0, light = 0] = [luminance(words), luminance(tint)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function channels(colour = ''): number[] {
  const full = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
