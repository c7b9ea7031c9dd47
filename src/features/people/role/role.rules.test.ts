import { describe, expect, it } from 'vitest';
import { brandScreensProblem, roleDeleteProblem, roleEditProblem, roleNameProblem, screensAsked } from './role.rules';
import { screensOfRole } from '#house/role/role-screens.rules';
import { menus } from '#testing/menus';

describe('a role', () => {
  it('has a name of its own, whatever the case', () => {
    expect(roleNameProblem('Cashier')).toBeUndefined();
    expect(roleNameProblem('STUDENT')).toContain('reserved');
    expect(roleNameProblem('sales')).toBe('The role Sales exists already');
  });

  it('carries screens of its own brand', () => {
    expect(brandScreensProblem(menus.offered('academy'), new Set(['/student']))).toBeUndefined();
    expect(brandScreensProblem(menus.offered('academy'), new Set(['/tasks']))).toBe('This brand has no screen /tasks');
    expect(brandScreensProblem(menus.offered('decoration'), new Set(['/nonsense']))).toBe(
      'This brand has no screen /nonsense',
    );
    expect(brandScreensProblem(menus.offered('academy'), new Set())).toBe('Choose at least one screen');
  });

  it('that is built in keeps its name, and stays', () => {
    const sales = { role: 'Sales', builtIn: true };
    expect(roleEditProblem(sales, 'Sales')).toBeUndefined();
    expect(roleEditProblem(sales, 'Shop')).toBe('The built-in role Sales cannot be renamed');
    expect(roleDeleteProblem(sales)).toBe('The built-in role Sales cannot be deleted');
  });

  it('of superAdmin or admin keeps its rights', () => {
    expect(roleEditProblem({ role: 'admin', builtIn: true }, 'admin')).toBe('The rights of admin are fixed');
  });

  it('that someone made is renamed and deleted', () => {
    const cashier = { role: 'Cashier', builtIn: false };
    expect(roleEditProblem(cashier, 'Till')).toBeUndefined();
    expect(roleDeleteProblem(cashier)).toBeUndefined();
  });
});

describe('the screens of a role', () => {
  const permissions = [{ path: '', subMenu: [{ path: '/customer' }, { path: '/branch' }] }];

  it('are those that it lists and the brand has', () => {
    expect([...screensOfRole(menus.offered('academy'), 'Clerk', permissions)]).toEqual(['/customer']);
    expect([...screensOfRole(menus.offered('decoration'), 'Clerk', permissions)]).toEqual(['/customer', '/branch']);
  });

  it('are every one of the brand for superAdmin and admin', () => {
    expect(screensOfRole(menus.offered('academy'), 'admin', [])).toEqual(
      screensOfRole(menus.offered('academy'), 'superAdmin', permissions),
    );
    expect(screensOfRole(menus.offered('academy'), 'admin', []).has('/users')).toBe(true);
  });

  it('may be asked for in another spelling of their path', () => {
    expect([...screensAsked([{ path: '/customers' }, { path: '/Service Report' }])]).toEqual([
      '/customer',
      '/ServiceReport',
    ]);
  });
});
