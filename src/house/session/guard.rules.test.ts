// Proves S§2, S§6.
import { describe, expect, it } from 'vitest';
import { passage, safeReturn } from './guard.rules';

const nobody = { isStaff: false, isInPortal: false, choosesPassword: false };
const student = { ...nobody, isInPortal: true };

describe('the guard', () => {
  it('lets everyone to the login screens', () => {
    for (const path of ['/login', '/logout', '/forgot-password', '/loginportal', '/setup']) {
      expect(passage(path, nobody)).toEqual({ leads: 'in' });
    }
  });

  it('leads whoever has no token to the login, and to the portal login for student pages', () => {
    expect(passage('/student', nobody)).toEqual({ leads: 'to-login' });
    expect(passage('/portal', nobody)).toEqual({ leads: 'to-portal-login' });
    expect(passage('/portal', { ...nobody, isStaff: true })).toEqual({ leads: 'to-portal-login' });
    expect(passage('/student', student)).toEqual({ leads: 'to-login' });
    expect(passage('/viewAttendence', student)).toEqual({ leads: 'in' });
  });

  it('leads a student whose password somebody else set to the choice of a new one, and nobody else', () => {
    const chooses = { ...student, choosesPassword: true };
    for (const path of ['/portal', '/viewAttendence', '/studentFees', '/studentComplain'])
      expect(passage(path, chooses)).toEqual({ leads: 'elsewhere', path: '/choosePassword' });
    expect(passage('/choosePassword', chooses)).toEqual({ leads: 'in' });
    expect(passage('/logout', chooses)).toEqual({ leads: 'in' });
    expect(passage('/choosePassword', student)).toEqual({ leads: 'elsewhere', path: '/portal' });
    expect(passage('/choosePassword', nobody)).toEqual({ leads: 'to-portal-login' });
  });

  it('follows the other spellings', () => {
    expect(passage('/customers', nobody)).toEqual({ leads: 'elsewhere', path: '/customer' });
    expect(passage('/Service%20Report', nobody)).toEqual({ leads: 'elsewhere', path: '/ServiceReport' });
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
