import { describe, expect, it } from 'vitest';
import { menusFor } from '../features/access/menu/menu.rules';
import { opening, type Staff } from './staff-guard.rules';

const clerk: Staff = {
  brand: 'academy',
  userType: 'Clerk',
  menus: menusFor('academy', new Set(['/student', '/receipt', '/marks'])),
  offline: false,
};
const built = new Set(['/student', '/rooms']);
const admin: Staff = { ...clerk, userType: 'admin' };

describe('a staff screen', () => {
  it('opens where it stands in the menu, with what lies below it', () => {
    expect(opening('/student', clerk, built)).toEqual({ shows: 'screen' });
    expect(opening('/receipt/0197/print', clerk, built)).toEqual({ shows: 'screen' });
    expect(opening('/profile', clerk, built)).toEqual({ shows: 'screen' });
  });

  it('says so where it is not permitted', () => {
    expect(opening('/teacher', clerk, built)).toEqual({ shows: 'not-permitted' });
    expect(opening('/settings', clerk, built)).toEqual({ shows: 'not-permitted' });
    expect(opening('/settings', admin, built)).toEqual({ shows: 'screen' });
    expect(opening('/health', clerk, built)).toEqual({ shows: 'not-permitted' });
    expect(opening('/health', admin, built)).toEqual({ shows: 'screen' });
  });

  it('says so too where an entity placed the screen itself', () => {
    expect(opening('/rooms', clerk, built)).toEqual({ shows: 'not-permitted' });
    expect(opening('/nonsense', clerk, built)).toEqual({ shows: 'nothing' });
  });

  it('offers the other brand where it is only there', () => {
    expect(opening('/branch', admin, built)).toEqual({ shows: 'other-brand', brand: 'decoration' });
    expect(opening('/student', { brand: 'decoration', userType: 'admin', menus: [], offline: false }, built)).toEqual({
      shows: 'other-brand',
      brand: 'academy',
    });
  });

  it('opens without a network and a login only where it works so, and where it stands in the menu', () => {
    const teacher: Staff = { ...clerk, offline: true };
    expect(opening('/marks', teacher, built)).toEqual({ shows: 'screen' });
    expect(opening('/student', teacher, built)).toEqual({ shows: 'needs-network' });
    expect(opening('/profile', teacher, built)).toEqual({ shows: 'needs-network' });
    expect(opening('/attendence', teacher, built)).toEqual({ shows: 'not-permitted' });
  });

  it('is nothing where there is none', () => {
    expect(opening('/nonsense', clerk, built)).toEqual({ shows: 'nothing' });
    expect(opening('/%zz', clerk, built)).toEqual({ shows: 'nothing' });
  });
});
