import { describe, expect, it, test } from 'vitest';
import { appAddress, isAppCode, isRecoveryCode, meantCode, openSteps, shownRecoveryCode } from './second-factor.rules';
import { codeOf, newSecret, stepWithCode } from '#features/entry/second-factor/totp.server';

/** The secret of RFC 6238's examples, '12345678901234567890', as an app takes it. */
const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])("at second %i the code is that of RFC 6238's table", (second, code) => {
  expect(codeOf(known, Math.floor(second / 30))).toBe(code);
});

test('a secret is 32 letters that any app takes, and no two are alike', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  expect(secrets.filter((secret) => !/^[A-Z2-7]{32}$/.test(secret))).toEqual([]);
});

describe('a code', () => {
  const now = new Date(1_111_111_111_000);
  const step = 37_037_037;

  it('is taken one step early and one late, and not two', () => {
    const taken = [-2, -1, 0, 1, 2].filter(
      (off) => stepWithCode(known, codeOf(known, step + off), now, 0) !== undefined,
    );
    expect(taken).toEqual([-1, 0, 1]);
  });

  it('is not taken of a step that was used, nor of one before it', () => {
    expect(openSteps(now, step)).toEqual([step + 1]);
    expect(openSteps(now, step + 1)).toEqual([]);
  });

  it('is meant the same with blanks, small letters and the digits of other scripts', () => {
    expect(meantCode(' 123 456 ')).toBe('123456');
    expect(meantCode('١٢٣٤٥٦')).toBe('123456');
    expect(meantCode('۱۲۳۴۵۶')).toBe('123456');
    expect(meantCode('abcde-23456')).toBe('ABCDE23456');
  });

  it('of an app and of a paper are told apart', () => {
    expect([isAppCode('123456'), isAppCode('12345'), isAppCode('12345A')]).toEqual([true, false, false]);
    expect([isRecoveryCode('ABCDE23456'), isRecoveryCode('ABCDE2345'), isRecoveryCode('ABCDE2345O')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(shownRecoveryCode('ABCDE23456')).toBe('ABCDE-23456');
  });
});

test('the address for the app names house, login and secret, and a long house shortly', () => {
  const login = { username: 'amina@daftar.so', secret: known };
  expect(appAddress({ house: 'Hodan: Academy', ...login })).toBe(
    `otpauth://totp/Hodan%20%20Academy:amina%40daftar.so?secret=${known}&issuer=Hodan%20%20Academy`,
  );
  expect(new URL(appAddress({ house: 'أكاديمية '.repeat(20), ...login })).searchParams.get('issuer')).toHaveLength(30);
});
