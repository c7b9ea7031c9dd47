import { describe, expect, it } from 'vitest';
import { menusFor } from '../features/access/menu/menu.rules';
import { passage, safeReturn, type Visitor } from './guard.rules';

const nobody: Visitor = { brand: 'academy', staff: undefined, isStudent: false };
const clerk: Visitor = {
  ...nobody,
  staff: { userType: 'Clerk', menus: menusFor('academy', new Set(['/student', '/receipt'])) },
};
const admin: Visitor = {
  ...clerk,
  staff: { userType: 'admin', menus: menusFor('academy', new Set(['/student'])) },
};

describe('the guard', () => {
  it('lets everyone to the login screens', () => {
    for (const path of ['/login', '/logout', '/forgot-password', '/loginportal', '/setup']) {
      expect(passage(path, nobody)).toEqual({ leads: 'in' });
    }
  });

  it('leads whoever has no token to the login, and to the portal login for student pages', () => {
    expect(passage('/student', nobody)).toEqual({ leads: 'to-login' });
    expect(passage('/portal', nobody)).toEqual({ leads: 'to-portal-login' });
    expect(passage('/portal', clerk)).toEqual({ leads: 'to-portal-login' });
    expect(passage('/viewAttendence', { ...nobody, isStudent: true })).toEqual({ leads: 'in' });
  });

  it('opens what stands in the menu, and what lies below it', () => {
    expect(passage('/student', clerk)).toEqual({ leads: 'in' });
    expect(passage('/receipt/0197/print', clerk)).toEqual({ leads: 'in' });
    expect(passage('/profile', clerk)).toEqual({ leads: 'in' });
  });

  it('says so where a screen is not permitted', () => {
    expect(passage('/teacher', clerk)).toEqual({ leads: 'not-permitted' });
    expect(passage('/settings', clerk)).toEqual({ leads: 'not-permitted' });
    expect(passage('/settings', admin)).toEqual({ leads: 'in' });
  });

  it('offers the other brand where the screen is only there', () => {
    expect(passage('/branch', admin)).toEqual({ leads: 'to-other-brand', brand: 'decoration' });
    expect(
      passage('/student', { ...clerk, brand: 'decoration', staff: { userType: 'admin', menus: [] } }),
    ).toEqual({
      leads: 'to-other-brand',
      brand: 'academy',
    });
  });

  it('follows the other spellings', () => {
    expect(passage('/customers', clerk)).toEqual({ leads: 'elsewhere', path: '/customer' });
    expect(passage('/Service%20Report', clerk)).toEqual({ leads: 'elsewhere', path: '/ServiceReport' });
  });

  it('knows what is nowhere', () => {
    expect(passage('/nonsense', clerk)).toEqual({ leads: 'to-nothing' });
    expect(passage('/%zz', clerk)).toEqual({ leads: 'to-nothing' });
  });
});

describe('returning after a login', () => {
  it('goes to staff screens of this site alone', () => {
    expect(safeReturn('/student?q=Amina#top')).toBe('/student?q=Amina#top');
    for (const from of [
      undefined,
      '',
      'student',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/login',
      '/logout',
      '/portal',
    ]) {
      expect(safeReturn(from)).toBeUndefined();
    }
  });
});
