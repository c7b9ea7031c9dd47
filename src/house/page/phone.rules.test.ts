import { expect, it } from 'vitest';
import { callable, whatsAppNumber } from './phone.rules';

const house = '252615550101';

it('a phone with its country is written to as it is, however it says so', () => {
  expect(whatsAppNumber('252619990001', house)).toBe('252619990001');
  expect(whatsAppNumber('+252619990001', house)).toBe('252619990001');
  expect(whatsAppNumber('00252619990001', house)).toBe('252619990001');
  expect(whatsAppNumber('+254712345678', house)).toBe('254712345678');
  expect(whatsAppNumber('+14155550123', house)).toBe('14155550123');
});

it("a phone without a country is of the organisation's own", () => {
  expect(whatsAppNumber('619990001', house)).toBe('252619990001');
  expect(whatsAppNumber('0619990001', '+252615550101')).toBe('252619990001');
  expect(whatsAppNumber('01712345678', '+4930901820')).toBe('491712345678');
  expect(whatsAppNumber('4155550123', '+12125550100')).toBe('14155550123');
});

it('a phone whose country nobody says is written to by no WhatsApp, and can be called all the same', () => {
  expect(whatsAppNumber('0619990001', '0615550101')).toBeUndefined();
  expect(whatsAppNumber('619990001', '')).toBeUndefined();
  expect(callable('+252 61 999 00 01')).toBe('+252619990001');
});
