// Proves S§2, R 1.4, A11.
import { describe, expect, it } from 'vitest';
import { aliases, type Brand, brands } from '#house/brand/brand.contract';
import { pathsOf } from '#house/menu/landing.rules';
import { partsOf } from '#house/menu/menu.rules';
import type { Entity } from '#kit/contract/entity';
import { entities } from './entities';
import { menus } from './product';
import { screenList } from './screen-list';

const listed = new Set(screenList.map(({ path }) => path));

/** A brand's menu as `npm run sheets` writes it: how many screens a role can be given, then an entry or a part in each line. */
function menuOf(brand: Brand): string {
  const offered = menus.offered(brand);
  const entries = menus.entries(brand, offered);
  const lines = entries.map(({ name, path, subMenu }) =>
    subMenu ? `${name}: ${subMenu.map((link) => link.path).join(' ')}` : path,
  );
  return [`${brand}, ${offered.size} screens`, ...lines].map((line) => `${line}\n`).join('');
}

describe('the menu of a brand', () => {
  it('is the one of menus.txt, in the order of the specification: what is added to it is read there', async () => {
    await expect(brands.map(menuOf).join('\n')).toMatchFileSnapshot('menus.txt');
  });

  it.each(brands)('has one screen at each place: %s', (brand) => {
    for (const { screens } of partsOf(brand, screenList)) {
      const orders = screens.map(({ menu }) => menu[brand]?.[1]);
      expect([screens.map(({ path }) => path), new Set(orders).size]).toEqual([
        screens.map(({ path }) => path),
        orders.length,
      ]);
    }
  });

  it('has every screen once, and every screen belongs to a brand', () => {
    expect(listed.size).toBe(screenList.length);
    expect(new Set(brands.flatMap((brand) => [...pathsOf(menus.entries(brand, listed))]))).toEqual(listed);
  });

  it('offers the screen of every entity', () => {
    const offered = new Set(brands.flatMap((brand) => [...menus.offered(brand)]));
    const every: readonly Entity[] = Object.values(entities);
    expect(every.flatMap(({ screen }) => screen?.path ?? []).filter((path) => !offered.has(path))).toEqual([]);
  });

  it('has aliases that lead to screens', () => {
    for (const path of Object.values(aliases)) expect([...listed]).toContain(path);
  });
});
