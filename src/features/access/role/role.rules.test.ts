import { describe, expect, it } from 'vitest';
import { brandScreensProblem, roleDeleteProblem, roleEditProblem, roleNameProblem } from './role.rules';

describe('a role', () => {
  it('has a name of its own, whatever the case', () => {
    expect(roleNameProblem('Cashier')).toBeUndefined();
    expect(roleNameProblem('STUDENT')).toContain('reserved');
    expect(roleNameProblem('sales')).toBe('The role Sales exists already');
  });

  it('carries screens of its own brand', () => {
    expect(brandScreensProblem('academy', new Set(['/student']))).toBeUndefined();
    expect(brandScreensProblem('academy', new Set(['/tasks']))).toBe('This brand has no screen /tasks');
    expect(brandScreensProblem('decoration', new Set(['/nonsense']))).toBe('This brand has no screen /nonsense');
    expect(brandScreensProblem('academy', new Set())).toBe('Choose at least one screen');
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
