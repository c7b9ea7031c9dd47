// Proves WA1, WA2, WA3.
import { describe, expect, it } from 'vitest';
import { deliveredPatterns } from './delivered.fixture';
import { folded } from './folded.rules';
import { clashProblem, isTrusted, patternErrors, readerOf, readFirst, type Standing } from './wallet-pattern.rules';

const delivered = deliveredPatterns();
const listed = (provider: string) =>
  delivered
    .filter((one) => one.provider === provider)
    .toSorted((one, other) => one.position - other.position)
    .map((one) => ({ ...readerOf(one), _id: one.name, direction: one.direction, currency: one.currency }));
const readAt = (provider: string, text: string) => readFirst(listed(provider), folded(text));

describe('the patterns that the product brings', () => {
  it.each(delivered.map((one) => [one.name, one] as const))(
    '%s reads its own example first, and is sound',
    (_name, one) => {
      expect(patternErrors(one)).toEqual({});
      expect(readAt(one.provider, one.example)?.by._id).toBe(one.name);
    },
  );

  it('stand beside each other: none reads what another is for', () => {
    for (const one of delivered)
      expect(
        clashProblem(
          one,
          delivered.filter((other) => other !== one),
        ),
      ).toBeUndefined();
  });

  it('read what matters of each form', () => {
    const read = Object.fromEntries(
      delivered.map(({ name, provider, example }) => {
        const { by: _by, ...values } = readAt(provider, example) ?? {};
        return [name, values];
      }),
    );
    expect(read['EVC Plus, received']).toEqual({
      amount: 25,
      phone: '0615550101',
      name: null,
      reference: null,
      date: '2026-11-23',
      time: '10:32:05',
      balanceAfter: 340.5,
    });
    expect(read['e-Dahab, received']).toMatchObject({
      amount: 15,
      name: 'ABDI YUSUF WARSAME',
      phone: '0625550105',
      reference: 'PP261123.1032.A00017',
      balanceAfter: 115.25,
      date: null,
    });
    expect(read['Zaad, shillings received']).toMatchObject({
      amount: 150_000,
      reference: '6021117301',
      balanceAfter: 420_000,
    });
    expect(read['Sahal, received, in Somali']).toMatchObject({ amount: 18, date: '2026-11-23', balanceAfter: 64.75 });
    expect(read['M-Pesa, received']).toMatchObject({
      amount: 1300,
      name: 'AMINA HASSAN',
      phone: '0712555109',
      reference: 'TKN4A1B2C3',
      time: '14:05:00',
    });
  });

  it('do not take money that went out for money that came', () => {
    const sent = delivered.find(({ direction }) => direction === 'out');
    expect(readAt('evc', sent?.example ?? '')?.by.direction).toBe('out');
  });

  it('read no message of somebody else', () => {
    for (const provider of new Set(delivered.map((one) => one.provider)))
      for (const text of [
        'Salaan, imisa ayaad rabtaa?',
        '25',
        '',
        '[-EVCPlus-] PIN-kaagu waa qaldan yahay',
        '0615550101 25',
      ])
        expect([provider, text, readAt(provider, text)]).toEqual([provider, text, undefined]);
  });
});

describe('a pattern beside others', () => {
  const evc: Standing = {
    name: 'Sent',
    provider: 'evc',
    direction: 'out',
    currency: 'main',
    dateOrder: 'd/m/y',
    pattern: '[-EVC-] ${amount} to {name}',
    example: '[-EVC-] $5 to Amina',
  };

  it('is refused where it reads an example of another direction, currency or provider, and where that reads its own', () => {
    const wide = { ...evc, name: 'Wide', pattern: '[-EVC-] ${amount} {other}', example: '[-EVC-] $7 from Ali' };
    const problem = 'Reads the same messages as the pattern Sent';
    expect(clashProblem({ ...wide, direction: 'in' }, [evc])).toBe(problem);
    expect(clashProblem({ ...wide, currency: 'second' }, [evc])).toBe(problem);
    expect(clashProblem({ ...wide, provider: 'zaad' }, [evc])).toBe(problem);
    expect(clashProblem(wide, [evc])).toBeUndefined();
    expect(clashProblem({ ...evc, direction: 'in' }, [{ ...wide, name: 'Sent' }])).toBe(problem);
  });

  it('is not held against one without an example', () => {
    const wide = { ...evc, direction: 'in', pattern: '[-EVC-] ${amount} {other}', example: null } as const;
    expect(clashProblem(wide, [{ ...evc, example: null }])).toBeUndefined();
  });

  it('must read its own example', () => {
    expect(patternErrors({ ...evc, example: '[-EVC-] $5 from Amina' })).toEqual({ example: 'The example is not read' });
    expect(patternErrors({ ...evc, pattern: '{amount} a' })).toEqual({ example: 'The example is not read' });
    expect(patternErrors({ ...evc, pattern: '{amount}a' })).toEqual({
      pattern: 'Enter the text of the message with {amount} in it',
    });
    expect(patternErrors({ ...evc, example: null })).toEqual({});
  });
});

it('a sender is trusted that one of the lists names, however it is written', () => {
  const lists = ['192, EVCPLUS', null, '+252898'];
  expect(['192', 'evcplus', ' EVCPlus ', '252898'].map((sender) => isTrusted(lists, sender))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['1921', '', ' ', 'EVC', '0615550101'].map((sender) => isTrusted(lists, sender))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
