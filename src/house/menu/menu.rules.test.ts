// Proves S§1, S§4, A16, I9.
import { describe, expect, it } from 'vitest';
import { jobsOf } from './jobs.rules';
import { landing, pathsOf } from './landing.rules';
import type { Screen } from './menu.contract';
import { menusFor, partsOf } from './menu.rules';

const screenAt = (path: string, menu: Screen['menu']): Screen => ({ path, title: path.slice(1), icon: 'note', menu });
const screens = [
  screenAt('/students', { academy: ['academy', 20] }),
  screenAt('/notes', { academy: ['more', 10], decoration: ['notes', 10] }),
  screenAt('/marks', { academy: ['results', 10] }),
  screenAt('/attendence', { academy: ['results', 20] }),
  screenAt('/courses', { academy: ['academy', 10] }),
  screenAt('/dashboard', { academy: ['first', 10] }),
  screenAt('/tasks', { decoration: ['services', 10] }),
  screenAt('/customer', { academy: ['sales', 10], decoration: ['services', 5] }),
  screenAt('/customInvoice', { academy: ['sales', 20], decoration: ['sales', 20] }),
  screenAt('/counter', { academy: ['first', 5] }),
  screenAt('/fee', { academy: ['finance', 10] }),
];
const academy = partsOf('academy', screens);
const decoration = partsOf('decoration', screens);

describe('the menu', () => {
  it('keeps the order of the specification and leaves out what is not allowed', () => {
    const menus = menusFor(academy, new Set(['/notes', '/students', '/courses', '/dashboard']));
    expect(menus.map((entry) => entry.name)).toEqual(['dashboard', 'Academy', 'More']);
    expect([...pathsOf(menus)]).toEqual(['/dashboard', '/courses', '/students', '/notes']);
  });

  it('has no empty groups', () => {
    expect(menusFor(academy, new Set())).toEqual([]);
    expect(menusFor(decoration, new Set(['/notes']))).toEqual([{ name: 'notes', icon: 'note', path: '/notes' }]);
  });

  it('never shows a screen of the other brand', () => {
    expect(menusFor(academy, new Set(['/tasks']))).toEqual([]);
    expect(menusFor(decoration, new Set(['/students', '/marks']))).toEqual([]);
  });

  it('ends each group with the screens that entities place there themselves', () => {
    const rooms = { name: 'Rooms', path: '/rooms', icon: 'building', group: 'Academy' };
    const menus = menusFor(academy, new Set(['/rooms', '/students', '/marks']), [rooms]);
    expect([...pathsOf(menus)]).toEqual(['/students', '/rooms', '/marks']);
  });
});

describe('landing', () => {
  const menus = menusFor(academy, new Set(['/courses', '/attendence']));

  it('brings a teacher to attendance', () => {
    expect(landing(menus, 'teacher')).toBe('/attendence');
  });

  it('brings a teacher without attendance, and everyone else, to the first screen', () => {
    expect(landing(menusFor(academy, new Set(['/marks'])), 'teacher')).toBe('/marks');
    expect(landing(menus, 'Sales')).toBe('/courses');
  });

  it('brings whoever sees the whole to the day as a whole', () => {
    expect(landing(menusFor(academy, new Set(['/fee', '/dashboard', '/attendence'])), 'superAdmin')).toBe('/dashboard');
  });

  it('brings the counter to what it takes money for', () => {
    expect(landing(menusFor(academy, new Set(['/courses', '/customInvoice', '/fee'])), 'Cashier')).toBe('/fee');
    expect(landing(menusFor(decoration, new Set(['/customer', '/tasks', '/customInvoice'])), 'Sales')).toBe(
      '/customInvoice',
    );
  });

  it('brings staff without a menu to the profile', () => {
    expect(landing([], 'Sales')).toBe('/profile');
  });
});

describe('the jobs of a day', () => {
  const named = (paths: string[], userType: string) =>
    jobsOf(menusFor(academy, new Set(paths)), userType).map(({ path }) => path);

  it('are those of screens that a person has, payments first', () => {
    expect(named(['/attendence', '/fee', '/courses'], 'admin')).toEqual(['/fee', '/attendence']);
    expect(named(['/attendence', '/fee', '/counter'], 'admin')).toEqual(['/counter', '/attendence']);
    expect(named(['/courses'], 'Librarian')).toEqual([]);
  });

  it('begin with the register for a teacher', () => {
    expect(named(['/attendence', '/fee', '/marks'], 'teacher')).toEqual(['/attendence', '/fee', '/marks']);
  });
});
