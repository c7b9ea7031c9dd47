// Proves A12.
import { brands } from '#house/brand/brand.contract';
import { describe, expect, it } from 'vitest';
import { menus, screenList } from '#testing/menus';
import { whyClosed } from './closed-screen.rules';
import { opens, type Staff } from './staff-guard.rules';

const clerk = {
  brand: 'academy',
  userType: 'Clerk',
  menus: menus.entries('academy', new Set(['/student', '/receipt', '/marks'])),
  offline: false,
} as const satisfies Staff & { readonly brand: string };
const admin = { ...clerk, userType: 'admin' };
const built = { screens: screenList, addresses: new Set(['/student', '/rooms']) };

describe('a staff screen', () => {
  it('opens where it stands in the menu, with what lies below it', () => {
    for (const path of ['/student', '/receipt/0197/print', '/profile'])
      expect([path, opens(path, clerk)]).toEqual([path, true]);
  });

  it('says so where it is not permitted', () => {
    for (const path of ['/teacher', '/settings', '/health']) {
      expect([path, opens(path, clerk)]).toEqual([path, false]);
      expect(whyClosed(path, clerk, built)).toEqual({ because: 'not-permitted' });
    }
    expect(opens('/settings', admin)).toBe(true);
    expect(opens('/health', admin)).toBe(true);
  });

  it('says so too where an entity placed the screen itself', () => {
    expect(opens('/rooms', clerk)).toBe(false);
    expect(whyClosed('/rooms', clerk, built)).toEqual({ because: 'not-permitted' });
    expect(whyClosed('/nonsense', clerk, built)).toEqual({ because: 'nothing' });
  });

  it('says that a feature is switched off, to whoever could open its screen and to whoever could not', () => {
    const feature = { name: 'kites', title: 'Kites', sentence: 'Lend kites.', initially: 'on', brands } as const;
    const menu = { academy: ['more', 90] } as const;
    const screen = { path: '/kites', title: 'Kites', icon: 'dots', menu, features: [feature] };
    const more = { ...built, screens: [...built.screens, screen] };
    for (const who of [clerk, admin]) {
      expect(whyClosed('/kites', { ...who, features: [] }, more)).toEqual({ because: 'switched-off' });
      expect(whyClosed('/kites', who, more)).toEqual({ because: 'switched-off' });
    }
    expect(whyClosed('/kites', { ...clerk, features: ['kites'] }, more)).toEqual({ because: 'not-permitted' });
  });

  it('offers the other brand where it is only there', () => {
    expect(whyClosed('/branch', admin, built)).toEqual({ because: 'other-brand', brand: 'decoration' });
    expect(whyClosed('/student', { ...admin, brand: 'decoration' }, built)).toEqual({
      because: 'other-brand',
      brand: 'academy',
    });
  });

  it('opens without a network and a login only where it works so, and where it stands in the menu', () => {
    const teacher = { ...clerk, offline: true };
    expect(opens('/marks', teacher)).toBe(true);
    for (const path of ['/student', '/profile']) {
      expect([path, opens(path, teacher)]).toEqual([path, false]);
      expect(whyClosed(path, teacher, built)).toEqual({ because: 'needs-network' });
    }
    expect(opens('/attendence', teacher)).toBe(false);
    expect(whyClosed('/attendence', teacher, built)).toEqual({ because: 'not-permitted' });
  });

  it('is nothing where there is none', () => {
    for (const path of ['/nonsense', '/%zz']) expect(whyClosed(path, clerk, built)).toEqual({ because: 'nothing' });
  });
});
