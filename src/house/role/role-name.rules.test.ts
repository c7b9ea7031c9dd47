import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { speakFrom } from '#kit/contract/language';
import { roleName } from './role-name.rules';

const somali = JSON.parse(readFileSync('messages/so.json', 'utf8'));

afterEach(() => speakFrom(() => ({ language: 'en', catalogue: {} })));

it("a role that comes with the product is called by its name in the reader's language, any other as it was named", () => {
  expect(['superAdmin', 'Cashier', 'Bursar'].map(roleName)).toEqual(['Super administrator', 'Cashier', 'Bursar']);
  speakFrom(() => ({ language: 'so', catalogue: somali }));
  expect(roleName('teacher')).toBe(somali.Teacher);
  expect(roleName('Cashier')).toBe(somali.Cashier);
  expect(roleName('Bursar')).toBe('Bursar');
});
