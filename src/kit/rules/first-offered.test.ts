import { expect, test } from 'vitest';
import { firstOffered } from './first-offered';

test('the first language of the browser that is offered is spoken, whatever its country', () => {
  expect(firstOffered(['', 'fr-FR', 'ar-SO', 'so'], ['en', 'so', 'ar'])).toBe('ar');
  expect(firstOffered(['', 'SO'], ['en', 'so'])).toBe('so');
});

test('a language that was chosen goes before what the browser wishes', () => {
  expect(firstOffered(['so', 'ar'], ['en', 'so', 'ar'])).toBe('so');
});

test('where nothing that is wished is offered, English is spoken', () => {
  expect(firstOffered(['', 'fr', 'sw-KE'], ['en', 'so'])).toBe('en');
  expect(firstOffered(['nonsense'], ['en', 'so'])).toBe('en');
});
