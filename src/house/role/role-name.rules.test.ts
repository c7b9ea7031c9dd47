import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, it } from 'vitest';
import { speakFrom } from '#kit/contract/language';
import { roleName } from './role-name.rules';

const somali = JSON.parse(readFileSync('messages/so.json', 'utf8'));

const english = () => ({ language: 'en', catalogue: {} }) as const;
const before = speakFrom(english);
afterEach(() => void speakFrom(english));
// Files of tests share a worker, and another may speak as a server does.
afterAll(() => void speakFrom(before));

it("a role that comes with the product is called by its name in the reader's language, any other as it was named", () => {
  expect(['superAdmin', 'Cashier', 'Bursar'].map(roleName)).toEqual(['Super administrator', 'Cashier', 'Bursar']);
  speakFrom(() => ({ language: 'so', catalogue: somali }));
  expect(roleName('teacher')).toBe(somali.Teacher);
  expect(roleName('Cashier')).toBe(somali.Cashier);
  expect(roleName('Bursar')).toBe('Bursar');
});
