import { describe, expect, it } from 'vitest';
import { menuOrder, screens } from './catalogue.contract';
import { landing, pathsOf } from './landing.rules';
import { aliases, brands } from './menu.contract';
import { menusFor, screensOfBrand } from './menu.rules';

describe('the menu', () => {
  it('keeps the order of the specification and leaves out what is not allowed', () => {
    const menus = menusFor('academy', new Set(['/users', '/student', '/courses', '/dashboard']));
    expect(menus.map((entry) => entry.name)).toEqual(['Dashboard', 'Academy', 'Users']);
    expect([...pathsOf(menus)]).toEqual(['/dashboard', '/courses', '/student', '/users']);
  });

  it('has no empty groups', () => {
    expect(menusFor('academy', new Set())).toEqual([]);
    expect(menusFor('decoration', new Set(['/note']))).toEqual([
      { name: 'Visitor notes', icon: 'note', path: '/note' },
    ]);
  });

  it('never shows a screen of the other brand', () => {
    expect(menusFor('academy', new Set(['/tasks', '/branch']))).toEqual([]);
    expect(menusFor('decoration', new Set(['/student', '/fee']))).toEqual([]);
  });

  it('names every screen once per brand, and every screen belongs to a brand', () => {
    const named = brands.flatMap((brand) => {
      const paths = menuOrder[brand].flatMap((part) => part.paths);
      expect(new Set(paths).size).toBe(paths.length);
      return paths;
    });
    expect(new Set(named)).toEqual(new Set(Object.keys(screens)));
  });

  it('offers as many screens as the rulings give each brand', () => {
    expect(screensOfBrand('academy').size).toBe(43);
    expect(screensOfBrand('decoration').size).toBe(32);
  });

  it('has aliases that lead to screens', () => {
    for (const path of Object.values(aliases)) expect(Object.keys(screens)).toContain(path);
  });
});

describe('landing', () => {
  const menus = menusFor('academy', new Set(['/courses', '/attendence']));

  it('brings a teacher to attendance', () => {
    expect(landing(menus, 'teacher')).toBe('/attendence');
  });

  it('brings a teacher without attendance, and everyone else, to the first screen', () => {
    expect(landing(menusFor('academy', new Set(['/marks'])), 'teacher')).toBe('/marks');
    expect(landing(menus, 'Sales')).toBe('/courses');
  });

  it('brings staff without a menu to the profile', () => {
    expect(landing([], 'Sales')).toBe('/profile');
  });
});
