// Proves S§2, R 1.4, A11.
import { describe, expect, it } from 'vitest';
import { aliases, type Brand, brands } from '#house/brand/brand.contract';
import { pathsOf } from '#house/menu/landing.rules';
import { partsOf } from '#house/menu/menu.rules';
import type { Entity } from '#kit/contract/entity';
import { entities } from './entities';
import { menus } from './menus';
import { screenList } from './screen-list';

/** The menu of each brand as the specification orders it (S§2, A11), written by hand. */
const specified: Readonly<Record<Brand, readonly string[]>> = {
  academy: [
    '/counter',
    '/owner',
    '/dashboard',
    'Academy: /courses /subject /teacher /class /student /stdenrollment',
    'Sales: /supplier /stock /purchase /sales /customInvoice /salesReceipts /customer /service /servicereceipt',
    'Finance: /fee /discount /payments /wallet /receipt /debts /income /expense /accounts /dayClose',
    'Results and attendance: /marks /attendence /attendencelist',
    'People: /employee /payroll',
    'Users: /users /roles /activity',
    'Reports: /feeReport /receiptReport /statement /attendencereport /enrollmentreport /salesReport /stockRport /ServiceReport /serviceReceiptReport /customerReport /usersReport /profitLoss /cashFlow',
    'More: /certificate /complain /subscription /note /messages /messageTemplate',
  ],
  decoration: [
    '/counter',
    '/owner',
    '/DecorationDashboard',
    'Services: /branch /customer /service /servicereceipt /tasks /perfomance',
    'Sales: /supplier /stock /purchase /sales /customInvoice /salesReceipts',
    'Finance: /payments /wallet /debts /income /expense /accounts /dayClose',
    'People: /employee /payroll',
    'Users: /users /roles',
    '/note',
    'Reports: /stockRport /salesReport /statement /serviceReceiptReport /ServiceReport /receiptReport /tasksReport /ServiceDept /customerReport /usersReport /profitLoss /cashFlow',
    'More: /subscription /activity /messages /messageTemplate',
  ],
};

const listed = new Set(screenList.map(({ path }) => path));

describe('the menu of a brand', () => {
  it.each(brands)('is in the order of the specification: %s', (brand) => {
    const shown = menus
      .entries(brand, listed)
      .map(({ name, path, subMenu }) => (subMenu ? `${name}: ${subMenu.map((link) => link.path).join(' ')}` : path));
    expect(shown).toEqual(specified[brand]);
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

  it('offers as many screens as the rulings give each brand', () => {
    expect([menus.offered('academy').size, menus.offered('decoration').size]).toEqual([55, 43]);
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
