import { describe, expect, it } from 'vitest';
import { directionBeside, directionOfMessage } from './message-direction.rules';

describe('A message runs', () => {
  const studentID = { _id: 'one', studentName: 'Hibo Ibrahim Ali', stdID: 1001 };

  it('from right to left where it is in Arabic, though it begins with a name in Latin letters', () => {
    expect(directionOfMessage({ text: 'Hibo Ibrahim Ali، المتبقي 5.00$', language: 'ar', studentID })).toBe('rtl');
    expect(directionBeside('Hibo Ibrahim Ali، المتبقي 5.00$', 'Hibo Ibrahim Ali')).toBe('rtl');
  });

  it('as it is written, whatever language its reader has', () => {
    expect(directionOfMessage({ text: 'غدا عطلة', language: 'en', studentID })).toBe('rtl');
    expect(directionOfMessage({ text: 'محمد, 5.00$ is open', language: 'ar' })).toBe('ltr');
  });

  it('as its language does, where its words do not say', () => {
    expect(directionOfMessage({ text: '5.00$', language: 'ar' })).toBe('rtl');
    expect(directionOfMessage({ text: '5.00$', language: 'so' })).toBe('ltr');
  });
});
