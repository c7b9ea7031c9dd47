// Proves WA14.
import { describe, expect, it } from 'vitest';
import { readMoney } from '#kit/contract/money';
import { dialledCode, dialLink, dialProblem, proposedCode } from './dial.rules';

const evc = '*712*{number}*{amount}#';
const apart = '*712*{number}*{dollars}*{cents}#';
const pay = (code: string, amount: number) => {
  const read = readMoney(amount);
  return read === undefined ? '' : dialledCode(code, '617770700', read);
};

describe('a code to dial', () => {
  it('WA example 9: has the number and the amount in it, whole or as dollars and cents', () => {
    expect(pay(evc, 25.5)).toBe('*712*617770700*25.50#');
    expect(pay(apart, 25.5)).toBe('*712*617770700*25*50#');
  });

  it('writes whole amounts without cents, and cents with both digits', () => {
    expect(pay(evc, 25)).toBe('*712*617770700*25#');
    expect(pay(apart, 25)).toBe('*712*617770700*25*00#');
    expect(pay(apart, 1234.05)).toBe('*712*617770700*1234*05#');
    expect(pay(evc, 0.1)).toBe('*712*617770700*0.10#');
  });

  it('dials a number with its country by its digits', () => {
    expect(dialledCode(evc, '+252617770700', readMoney(5) ?? expect.fail())).toBe('*712*252617770700*5#');
  });

  it('is an address in which # does not end it', () => {
    expect(dialLink('*712*617770700*25.50#')).toBe('tel:*712*617770700*25.50%23');
  });

  it.each([[evc], [apart], ['*220*{number}*{amount}#'], ['*1#2*{number}*{amount}##']])('may be %s', (code) => {
    expect(dialProblem(code)).toBeUndefined();
  });

  it.each([
    ['without a star in front', '712*{number}*{amount}#'],
    ['without # at its end', '*712*{number}*{amount}'],
    ['without the number', '*712*{amount}#'],
    ['without the amount', '*712*{number}#'],
    ['with dollars alone', '*712*{number}*{dollars}#'],
    ['with cents alone', '*712*{number}*{cents}#'],
    ['with the amount twice over', '*712*{number}*{amount}*{dollars}*{cents}#'],
    ['with the amount and dollars', '*712*{number}*{amount}*{dollars}#'],
    ['with another word', '*712*{number}*{amount}*{pin}#'],
    ['with letters', '*712*{number}*{amount}*a#'],
    ['with a blank', '*712 *{number}*{amount}#'],
    ['with a semicolon', '*712*{number}*{amount};ext=1#'],
  ])('is refused %s', (_what, code) => {
    expect(dialProblem(code)).toMatch(/^A code begins with \*/);
  });

  it('is proposed for the providers whose code is known, and is one', () => {
    for (const provider of ['evc', 'zaad', 'sahal'] as const)
      expect(dialProblem(proposedCode(provider) ?? '')).toBeUndefined();
    for (const provider of ['edahab', 'mpesa', 'jeeb', 'other', null] as const)
      expect(proposedCode(provider)).toBeUndefined();
  });
});
