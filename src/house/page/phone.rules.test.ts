// Proves AL12.
import { expect, it } from 'vitest';
import { callable, whatsAppLink, whatsAppNumber } from './phone.rules';

it('a phone with its country is written to as it is, however it says so', () => {
  expect(whatsAppNumber('252619990001', '252')).toBe('252619990001');
  expect(whatsAppNumber('+252619990001', '252')).toBe('252619990001');
  expect(whatsAppNumber('00252619990001', '252')).toBe('252619990001');
  expect(whatsAppNumber('+254712345678', '252')).toBe('254712345678');
  expect(whatsAppNumber('+1 (415) 555-0123', '252')).toBe('14155550123');
});

it('a phone without a country is of the country that the settings name', () => {
  expect(whatsAppNumber('619990001', '252')).toBe('252619990001');
  expect(whatsAppNumber('0615550101', '252')).toBe('252615550101');
  expect(whatsAppNumber('0712345678', '254')).toBe('254712345678');
  expect(whatsAppNumber('01712345678', '49')).toBe('491712345678');
});

it('what has no digits is written to by no WhatsApp, and a phone is called as it is written', () => {
  expect(whatsAppNumber('–', '252')).toBeUndefined();
  expect(whatsAppLink(undefined, '252', 'Paid')).toBe('https://wa.me/?text=Paid');
  expect(callable('+252 61 999 00 01')).toBe('+252619990001');
});
