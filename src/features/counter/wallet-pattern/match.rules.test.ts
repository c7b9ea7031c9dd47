// Proves WA1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './folded.rules';
import { readBy } from './match.rules';
import { patternProblem, piecesOf } from './pattern.rules';
import type { DateOrder } from './scan.rules';

const read = (pattern: string, text: string, dateOrder: DateOrder = 'd/m/y') =>
  readBy({ pieces: piecesOf(pattern), dateOrder }, folded(text));
const amountOf = (text: string) => read('got {amount} now', text)?.amount;

describe('a pattern', () => {
  it.each([
    ['no amount', 'waxaad ka heshay {phone}', 'Enter the text of the message with {amount} in it'],
    ['a hole that there is not', 'waxaad {amount} {pin}', 'There is no {pin}'],
    ['a hole twice', '{amount} from {phone} to {phone}', '{phone} may stand there once'],
    [
      'two holes side by side',
      'got {amount}{name} today',
      'Write something between two placeholders, or leave one out',
    ],
    ['thirteen holes', `{amount} ${'{other} a '.repeat(12)}`, 'At most 12 placeholders'],
  ])('is refused with %s', (_what, pattern, problem) => {
    expect(patternProblem(pattern)).toBe(problem);
  });

  it('may have twelve holes, {other} among them several times, and braces that hold nothing', () => {
    expect(patternProblem(`{amount} ${'{other} a '.repeat(11)}`)).toBeUndefined();
    expect(patternProblem('[-EVC-] got ${amount} } from { {name}')).toBeUndefined();
    expect(patternProblem('got {amount} {}')).toBe('There is no {}');
  });

  it('fits whatever the case, the accents and the blanks are, and whatever follows', () => {
    const pattern = 'Waxaad {amount} ka hèshay {name} Tar';
    for (const text of [
      'waxaad 25 ka heshay Amina Ali Tar: 23/11',
      'WAXAAD   25\tKA HÉSHAY Amina Ali\nTAR',
      'waxaad\u00a025 ka\u2003heshay Amina Ali tar and more',
      '\u200fwaxaad 25 ka heshay Amina Ali tar',
    ])
      expect([text, read(pattern, text)]).toEqual([text, expect.objectContaining({ amount: 25, name: 'Amina Ali' })]);
    expect(read(pattern, 'waxaad 25 kaheshay Amina tar')).toBeUndefined();
  });

  it('begins at the first sign of a message, after digits and blanks at most', () => {
    expect(read('got {amount} now', '192 got 5 now')?.amount).toBe(5);
    expect(read('got {amount} now', '  12 7 got 5 now')?.amount).toBe(5);
    expect(read('got {amount} now', 'You got 5 now')).toBeUndefined();
    expect(read('{amount} Dollar ayaad', '15 Dollar ayaad ka heshay')?.amount).toBe(15);
    expect(read('{amount} Dollar ayaad', '192 15 Dollar ayaad ka heshay')?.amount).toBe(15);
  });

  it('reads up to the place where the rest fits, though its own text stands there before', () => {
    expect(read('{amount} from {name}({phone}),', '5 from Ali (Abu Omar)(0615550101),')).toMatchObject({
      name: 'Ali (Abu Omar)',
      phone: '0615550101',
    });
    expect(read('{amount} {other}: {reference} end', '5 a: b: c: XY-1 end')?.reference).toBe('XY-1');
    expect(read('{amount} by {name}', '5 by   Amina   Ali ')?.name).toBe('Amina Ali');
    expect(read('{amount} by {name}!', '5 by !')).toBeUndefined();
  });
});

describe('an amount', () => {
  it.each([
    ['got 25 now', 25],
    ['got 1,234.5 now', 1234.5],
    ['got 150,000 now', 150_000],
    ['got 0.05 now', 0.05],
    ['got 1,234,567.89 now', 1_234_567.89],
  ])('of "%s" is %d', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each([
    'got 2.965 now',
    'got 0.00 now',
    'got 1,23 now',
    'got -5 now',
    'got 12345678901 now',
    'got 5.5.5 now',
    'got  now',
  ])('is not read of "%s"', (text) => {
    expect(amountOf(text)).toBeUndefined();
  });

  it('WA example 10: of a part of a cent is not read, a balance of one is', () => {
    const pattern = 'got ${amount} you have ${balance}';
    expect(read(pattern, 'got $2.965 you have $10')).toBeUndefined();
    expect(read(pattern, 'got $2 you have $2.965')).toMatchObject({ amount: 2, balanceAfter: 2.965 });
    expect(read(pattern, 'got $2 you have $1,340.12345')?.balanceAfter).toBe(1340.12345);
  });

  it.each([
    '12,34',
    '1,2345',
    '2.9.65',
    '1,234,5',
    '1,250.50.5',
    '12,345.6,7',
    '5\u0661',
    '5.\u0661',
    "1'250",
    '1\u2019250',
  ])('is not a part of "%s", wherever the pattern ends', (written) => {
    expect(read('got ${amount}', `got $${written}`)).toBeUndefined();
    expect(read('got ${amount} {other}', `got $${written} from Ali`)).toBeUndefined();
  });

  it.each([
    ['{other}.{amount}', 'got 12.34'],
    ['{other},{amount}', 'got 1,234'],
    ['got {other} {amount}', 'got 1.5 2,34'],
  ])('of the pattern %s does not begin inside a number', (pattern, text) => {
    expect(read(pattern, text)).toBeUndefined();
  });

  it('of a balance is cut nowhere', () => {
    const pattern = 'got ${amount} you have ${balance}';
    expect(read(pattern, 'got $2 you have $1,340.5.')?.balanceAfter).toBe(1340.5);
    expect(read(pattern, 'got $2 you have $13,40')).toBeUndefined();
  });

  it('ends before a comma or a point that ends a sentence', () => {
    expect(read('got {amount}, Tar: {date}', 'got 25, Tar: 23/11/26')?.amount).toBe(25);
    expect(read('you have {balance}. Got {amount}', 'you have 1,025. Got 5')).toMatchObject({
      balanceAfter: 1025,
      amount: 5,
    });
  });
});

describe('a day and a time', () => {
  const day = (date: string, order: DateOrder) => read('got {amount} on {date}.', `got 5 on ${date}.`, order)?.date;
  it.each([
    ['23/11/26', 'd/m/y', '2026-11-23'],
    ['3/1/2026', 'd/m/y', '2026-01-03'],
    ['11/23/26', 'm/d/y', '2026-11-23'],
    ['2026-11-23', 'y-m-d', '2026-11-23'],
    ['26-11-23', 'y-m-d', '2026-11-23'],
    ['23.11.2026', 'd/m/y', '2026-11-23'],
  ] as const)('%s by %s is %s', (date, order, iso) => {
    expect(day(date, order)).toBe(iso);
  });

  it.each([
    ['31/02/26', 'd/m/y'],
    ['23/11/26', 'm/d/y'],
    ['23/11-26', 'd/m/y'],
    ['1/1', 'd/m/y'],
  ] as const)('%s by %s is no day', (date, order) => {
    expect(day(date, order)).toBeUndefined();
  });

  it.each([
    ['10:32:05', '10:32:05'],
    ['9:05', '09:05:00'],
    ['2:05 PM', '14:05:00'],
    ['12:00am', '00:00:00'],
    ['12:30:15 pm', '12:30:15'],
    ['13:05 PM', '13:05:00'],
  ])('%s is %s', (time, whole) => {
    expect(read('got {amount} at {time}.', `got 5 at ${time}.`)?.time).toBe(whole);
  });

  it.each(['25:00', '10:60', '10:32:61', '13:05 AM', '1032'])('%s is no time of day', (time) => {
    expect(read('got {amount} at {time}.', `got 5 at ${time}.`)).toBeUndefined();
  });
});

it('what else stands there may be nothing between two blanks', () => {
  expect(read('got {amount} via {other} from {phone}', 'got 5 via  from 0615550101')).toMatchObject({
    amount: 5,
    phone: '0615550101',
  });
  expect(read('got {amount} via {other} from {phone}', 'got 5 via from 0615550101')).toBeUndefined();
});

it('a phone is read with its sign, and without the blanks and dashes in it', () => {
  const phone = (written: string) => read('got {amount} from {phone} on', `got 5 from ${written} on`)?.phone;
  expect(['0615550101', '+252615550101', '+252 61 555-0101'].map(phone)).toEqual([
    '0615550101',
    '+252615550101',
    '+252615550101',
  ]);
  expect(['12345', '1234567890123456', 'Amina'].map(phone)).toEqual([undefined, undefined, undefined]);
  expect(read('{amount} from {phone} {time}', '5 from 0615550101 10:32')).toMatchObject({
    phone: '0615550101',
    time: '10:32:00',
  });
});

it('a reference is letters and digits, with dots, dashes and strokes inside', () => {
  const reference = (written: string) =>
    read('got {amount} Tix: {reference}, ok', `got 5 Tix: ${written}, ok`)?.reference;
  expect(['6021117301', 'PP261123.1', 'AB/12-c_3'].map(reference)).toEqual(['6021117301', 'PP261123.1', 'AB/12-c_3']);
  expect(['a b', 'x'.repeat(41)].map(reference)).toEqual([undefined, undefined]);
});

it('whatever stands in the holes is read as it was written', () => {
  const pattern = '[-X-] ${amount} from {name}({phone}) Tix:{reference} {date} {time} left ${balance}';
  const written = fc.record({
    cents: fc.integer({ min: 1, max: 99_999_999 }),
    name: fc.stringMatching(/^[A-Z]{2,9} [A-Z]{2,9}$/),
    phone: fc.stringMatching(/^\d{6,15}$/),
    reference: fc.stringMatching(/^[A-Z0-9]{4,12}$/),
    balance: fc.integer({ min: 0, max: 9_999_999 }),
  });
  fc.assert(
    fc.property(written, ({ cents, name, phone, reference, balance }) => {
      const amount = (cents / 100).toFixed(2);
      const text = `[-x-] $${amount} from ${name}(${phone}) Tix:${reference} 23/11/26 10:32:05 left $${balance / 1000}`;
      expect(read(pattern, text)).toEqual({
        amount: cents / 100,
        name,
        phone,
        reference,
        date: '2026-11-23',
        time: '10:32:05',
        balanceAfter: balance / 1000,
      });
    }),
  );
});
