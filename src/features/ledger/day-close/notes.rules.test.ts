import { describe, expect, it } from 'vitest';
import { amountOfRow, noteRows, readRows, rowName, rowsOf, waysOf, wrongRow } from './notes.rules';

const rows = noteRows('SOS');
const values = (currency: string) =>
  noteRows(currency)
    .filter((row) => row.currency === 'second')
    .map(({ value }) => value);

describe('the rows of a count', () => {
  it('are the notes and coins of the main currency, and the usual notes of the second', () => {
    expect(noteRows(null).map(rowName)).toEqual([
      'main 100',
      'main 50',
      'main 20',
      'main 10',
      'main 5',
      'main 1',
      'main coins',
    ]);
    expect(values('SOS')).toEqual([1000]);
    expect(values('Sl.Sh')).toEqual([5000, 1000, 500]);
    expect(values('KSh')).toEqual([1000, 500, 200, 100, 50]);
    expect(values('€')).toEqual([1000, 500, 100]);
  });

  it('are sent where something is typed, coins as one amount', () => {
    const typed = { 'main 20': '1', 'main 10': ' 3 ', 'main 5': '', 'main coins': '0.75', 'second 1000': '260' };
    expect(readRows(rows, typed)).toEqual([
      { currency: 'main', value: 20, count: 1 },
      { currency: 'main', value: 10, count: 3 },
      { currency: 'main', value: 0.75, count: 1 },
      { currency: 'second', value: 1000, count: 260 },
    ]);
    expect(rows.map((row) => amountOfRow(row, typed))).toEqual([0, 0, 20, 30, 0, 0, 0.75, 260_000]);
  });

  it('take whole numbers, and say which of them does not', () => {
    expect(wrongRow(rows, { 'main 20': '1.5' })).toEqual({ currency: 'main', value: 20 });
    expect(wrongRow(rows, { 'main 20': '1000001' })).toEqual({ currency: 'main', value: 20 });
    expect(wrongRow(rows, { 'main coins': '-1' })).toEqual({ currency: 'main' });
    expect(wrongRow(rows, { 'main 20': '0', 'main coins': '0' })).toBeUndefined();
  });

  it('DC 5: are one row for a wallet that holds the second currency, with the amount as value and count 1', () => {
    expect(waysOf('cash', 'SOS')).toEqual(['notes', 'amount']);
    expect([waysOf('wallet', 'SOS'), waysOf('wallet', null)]).toEqual([['amount', 'second'], ['amount']]);
    const wallet = rowsOf('second', 'SOS');
    expect(readRows(wallet, { 'second coins': '260000' })).toEqual([{ currency: 'second', value: 260_000, count: 1 }]);
    expect(wrongRow(wallet, { 'second coins': 'many' })).toEqual({ currency: 'second' });
    expect([rowsOf('notes', 'SOS'), rowsOf('amount', 'SOS')]).toEqual([noteRows('SOS'), []]);
  });
});
