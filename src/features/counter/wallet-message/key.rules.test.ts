// Proves WA4.
import { expect, it } from 'vitest';
import { readMoney } from '#kit/contract/money';
import { isWeak, knownBy, type Told } from './key.rules';
import { messagesIn } from './message.rules';

const told = (values: Partial<Told> = {}): Told => ({
  direction: 'in',
  amount: readMoney(25) ?? expect.fail(),
  phone: '0615550101',
  name: 'AMINA ALI',
  reference: null,
  date: '2026-11-23',
  time: '10:32:05',
  balanceAfter: 340.5,
  ...values,
});
const keyOf = (values: Partial<Told> = {}) => knownBy(told(values), '252');

it('a message is known by its reference alone, where it has one', () => {
  const one = keyOf({ reference: 'PP261123.1' });
  expect(keyOf({ reference: 'pp261123.1', time: null, balanceAfter: 1, phone: null })).toBe(one);
  expect(keyOf({ reference: 'PP261123.2' })).not.toBe(one);
});

it('without a reference it is known by all that it says, the phone however it is written', () => {
  expect(keyOf({ phone: '252615550101', name: null })).toBe(keyOf());
  const others: Partial<Told>[] = [
    { direction: 'out' },
    { amount: readMoney(26) ?? expect.fail() },
    { phone: '0615550102' },
    { date: '2026-11-24' },
    { time: '10:32:06' },
    { balanceAfter: 365.5 },
    { balanceAfter: null },
  ];
  for (const other of others) expect([other, keyOf(other) === keyOf()]).toEqual([other, false]);
});

it('it is weak where it names neither reference, time nor balance', () => {
  expect(isWeak(told({ time: null, balanceAfter: null }))).toBe(true);
  for (const one of [{ time: null }, { balanceAfter: null }, { time: null, balanceAfter: null, reference: 'X1' }])
    expect([one, isWeak(told(one))]).toEqual([one, false]);
});

it('pasted messages are parted by empty lines, and by lines where each is a message', () => {
  const isRead = (text: string) => text.startsWith('[');
  expect(messagesIn('[a\n\n[b\r\n \r\n[c\n\n\n', isRead)).toEqual(['[a', '[b', '[c']);
  expect(messagesIn('[a\n[b\n[c\nand this', isRead)).toEqual(['[a', '[b', '[c', 'and this']);
  expect(messagesIn('[a begins\nand goes on', isRead)).toEqual(['[a begins\nand goes on']);
  expect(messagesIn('  hello  ', isRead)).toEqual(['hello']);
  expect(messagesIn(' \n\n ', isRead)).toEqual([]);
});
