import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Catalogue, type Language, languages, speakFrom } from '#kit/contract/language';
import { addDays } from './calendar';
import { shownDay, shownMonth } from './show';
import { typedDay, typedMoment, typedMonth, typedTime } from './typed-date';

const catalogueOf = (language: Language): Catalogue =>
  language === 'en' ? {} : JSON.parse(readFileSync(join('messages', `${language}.json`), 'utf8'));

const english = () => ({ language: 'en', catalogue: {} }) as const;
const before = speakFrom(english);
afterEach(() => void speakFrom(english));
// Files of tests share a worker, and another may speak as a server does.
afterAll(() => void speakFrom(before));

describe.each(languages)('in %s', (language) => {
  it('days and months are read as they are written', () => {
    const catalogue = catalogueOf(language);
    speakFrom(() => ({ language, catalogue }));
    const days = Array.from({ length: 53 }, (_none, index) => addDays('2028-01-01', index * 7));
    expect(days.map((day) => typedDay(shownDay(day), '2026-11-25'))).toEqual(days);
    const months = [...new Set(days.map((day) => day.slice(0, 7)))];
    expect(months.map((month) => typedMonth(shownMonth(month)))).toEqual(months);
  });
});

describe.each([
  ['en', 'today', 'Yesterday', 'tomorrow', '23 nov'],
  ['so', 'maanta', 'shalay', 'berri', '23 nof'],
  ['ar', 'اليوم', 'أمس', 'غدا', '٢٣ نوفمبر'],
  ['de', 'heute', 'gestern', 'morgen', '23. nov'],
  ['es', 'hoy', 'ayer', 'manana', '23 de noviembre'],
  ['it', 'oggi', 'ieri', 'domani', '23 novembre'],
  ['ru', 'сегодня', 'вчера', 'завтра', '23 ноября'],
] as const)('in %s', (language, ...typed) => {
  it('today and its neighbours are read by their words, and a day without its year', () => {
    const catalogue = catalogueOf(language);
    speakFrom(() => ({ language, catalogue }));
    const days = ['2026-11-25', '2026-11-24', '2026-11-26', '2026-11-23'];
    expect(typed.map((text) => typedDay(text, '2026-11-25'))).toEqual(days);
    expect(typedDay('today', '2026-11-25')).toBe('2026-11-25');
  });
});

describe('a day', () => {
  it('without its year is the one nearest to today', () => {
    expect(typedDay('23/11', '2026-11-25')).toBe('2026-11-23');
    expect(typedDay('23.12', '2027-01-05')).toBe('2026-12-23');
    expect(typedDay('5/1', '2026-12-20')).toBe('2027-01-05');
    expect(typedDay('29/2', '2026-11-25')).toBeUndefined();
  });

  it.each(['2026-11-03', '3.11.2026', '03/11/2026', '3-11-2026', ' 3 Nov 2026 ', '3 november 2026', '٣/١١/٢٠٢٦'])(
    'is read from %s',
    (text) => expect(typedDay(text, '2026-11-25')).toBe('2026-11-03'),
  );

  it.each([
    '',
    '31.2.2026',
    '11/23/2026',
    '11/23',
    'Nov 3',
    '30/2',
    '3 Foo 2026',
    '3 Nov 26',
    '3 Nov 2026 5',
    '2026',
    'someday',
    'to day',
  ])('is not read from %s', (text) => expect(typedDay(text, '2026-11-25')).toBeUndefined());
});

it.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['1745', '17:45'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['8 pm', undefined],
])('the time %s is read as %s', (text, time) => expect(typedTime(text)).toBe(time));

it.each([
  ['2026-11-23T14:30', '2026-11-23T14:30'],
  ['23 Nov 2026, 14:30', '2026-11-23T14:30'],
  ['23.11.2026 9:05', '2026-11-23T09:05'],
  ['23 Nov 2026', undefined],
  ['23 Nov 2026, 25:00', undefined],
])('the moment %s is read as %s', (text, moment) => expect(typedMoment(text, '2026-11-25')).toBe(moment));
