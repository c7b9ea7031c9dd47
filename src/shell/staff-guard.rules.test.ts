import { describe, expect, it } from 'vitest';
import { menusFor } from '../features/access/menu/menu.rules';
import { opening, type Staff } from './staff-guard.rules';

const clerk: Staff = {
  brand: 'academy',
  userType: 'Clerk',
  menus: menusFor('academy', new Set(['/student', '/receipt'])),
};
const admin: Staff = { ...clerk, userType: 'admin' };

describe('a staff screen', () => {
  it('opens where it stands in the menu, with what lies below it', () => {
    expect(opening('/student', clerk)).toEqual({ shows: 'screen' });
    expect(opening('/receipt/0197/print', clerk)).toEqual({ shows: 'screen' });
    expect(opening('/profile', clerk)).toEqual({ shows: 'screen' });
  });

  it('says so where it is not permitted', () => {
    expect(opening('/teacher', clerk)).toEqual({ shows: 'not-permitted' });
    expect(opening('/settings', clerk)).toEqual({ shows: 'not-permitted' });
    expect(opening('/settings', admin)).toEqual({ shows: 'screen' });
  });

  it('offers the other brand where it is only there', () => {
    expect(opening('/branch', admin)).toEqual({ shows: 'other-brand', brand: 'decoration' });
    expect(opening('/student', { brand: 'decoration', userType: 'admin', menus: [] })).toEqual({
      shows: 'other-brand',
      brand: 'academy',
    });
  });

  it('is nothing where there is none', () => {
    expect(opening('/nonsense', clerk)).toEqual({ shows: 'nothing' });
    expect(opening('/%zz', clerk)).toEqual({ shows: 'nothing' });
  });
});
