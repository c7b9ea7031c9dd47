// Proves A7.
import { describe, expect, it } from 'vitest';
import {
  blockProblem,
  type Caller,
  employeeChangeProblem,
  grantProblem,
  roleChangeProblem,
  screensProblem,
  userDeleteProblem,
  userTypeProblem,
} from './escalation.rules';

const screens = new Set(['/users', '/roles', '/customer']);
const superAdmin: Caller = { _id: '1', userType: 'superAdmin', granted: new Set() };
const admin: Caller = { _id: '2', userType: 'admin', granted: new Set() };
const clerk: Caller = { _id: '3', userType: 'Clerk', granted: screens };

describe('nobody can give more rights than they have', () => {
  it('only a superAdmin makes superAdmins', () => {
    const given = { role: 'superAdmin', screens: new Set<string>() };
    expect(grantProblem(superAdmin, given)).toBeUndefined();
    expect(grantProblem(admin, given)).toBe('Only a superAdmin makes or changes superAdmins');
    expect(grantProblem(clerk, given)).toBe('Only a superAdmin makes or changes superAdmins');
  });

  it('only superAdmin and admin make admins', () => {
    const given = { role: 'admin', screens: new Set<string>() };
    expect(grantProblem(admin, given)).toBeUndefined();
    expect(grantProblem(clerk, given)).toBe('Only superAdmin and admin make or change admins');
  });

  it('others give roles whose screens they all have', () => {
    expect(grantProblem(clerk, { role: 'Desk', screens: new Set(['/customer']) })).toBeUndefined();
    expect(grantProblem(clerk, { role: 'Till', screens: new Set(['/customer', '/receipt']) })).toContain('/receipt');
    expect(screensProblem(clerk, new Set(['/payroll']))).toContain('/payroll');
    expect(screensProblem(admin, new Set(['/payroll']))).toBeUndefined();
  });
});

describe('the users screen', () => {
  it('makes neither teachers nor students', () => {
    expect(userTypeProblem('teacher')).toBe('Register teachers on the Teachers screen');
    expect(userTypeProblem('Student')).toBe('Register students on the Students screen');
    expect(userTypeProblem('Sales')).toBeUndefined();
  });

  it('lets nobody change his own role, block or delete himself', () => {
    const self = { _id: '1', userType: 'superAdmin', status: true };
    expect(roleChangeProblem(superAdmin, self, 'Sales', 3)).toBe('You cannot change your own role');
    expect(roleChangeProblem(superAdmin, self, 'superAdmin', 0)).toBeUndefined();
    expect(blockProblem(superAdmin, self, false, 3)).toBe('You cannot block yourself');
    expect(userDeleteProblem(superAdmin, self, 3)).toBe('You cannot delete yourself');
  });

  it('lets nobody change which employee he is', () => {
    const self = { _id: '1', employeeID: 'a' };
    expect(employeeChangeProblem(superAdmin, self, 'b')).toBe('You cannot change which employee you are');
    expect(employeeChangeProblem(superAdmin, self, 'a')).toBeUndefined();
    expect(employeeChangeProblem(superAdmin, { ...self, _id: '2' }, 'b')).toBeUndefined();
  });

  it('keeps the last active superAdmin', () => {
    const last = { _id: '9', userType: 'superAdmin', status: true };
    expect(blockProblem(superAdmin, last, false, 0)).toBe('This is the last active superAdmin');
    expect(roleChangeProblem(superAdmin, last, 'Sales', 0)).toBe('This is the last active superAdmin');
    expect(userDeleteProblem(superAdmin, last, 0)).toBe('This is the last active superAdmin');
    expect(blockProblem(superAdmin, last, false, 1)).toBeUndefined();
    expect(blockProblem(superAdmin, last, true, 0)).toBeUndefined();
  });
});
