// Proves R 1.3, D13.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { shownDay, shownMoment } from '#kit/rules/show';
import { showMoney } from '#kit/rules/money';
import { readMoney } from './money';
import { type Catalogue, counted, storedText, type Language, listed, retold, speakFrom, t } from './language';
import { countedOf, saidOf } from './thing';

function speak(language: Language, catalogue: Catalogue = {}): void {
  speakFrom(() => ({ language, catalogue }));
}

const before = speakFrom(() => ({ language: 'en', catalogue: {} }));
afterEach(() => speak('en'));
// Files of tests share a worker, and another may speak as a server does.
afterAll(() => void speakFrom(before));

describe('a sentence', () => {
  it('is shown in the current language, and in English where a translation is missing', () => {
    speak('de', { 'Pay {sum}': 'Zahle {sum}' });
    expect([t('Pay {sum}', { sum: '5,00' }), t('Take {sum}', { sum: '5,00' })]).toEqual(['Zahle 5,00', 'Take 5,00']);
  });

  it('counts in the plural forms of its language', () => {
    const forms = { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' };
    speak('ru', { '{count} days': forms });
    const said = [1, 3, 5, 21, 112].map((count) => counted(count, '{count} day', '{count} days'));
    expect(said).toEqual(['1 день', '3 дня', '5 дней', '21 день', '112 дней']);
  });

  it('about a kind of thing is translated whole', () => {
    const student = { one: 'Student', many: 'Students' };
    expect([saidOf(student, 'saved'), saidOf(student, 'importing')]).toEqual(['Student saved', 'Import students']);
    expect([countedOf(1, student), countedOf(3, student)]).toEqual(['1 student', '3 students']);
    speak('es', {
      'Student saved': 'Estudiante guardado',
      '{count} students': { one: '{count} estudiante', other: '{count} estudiantes' },
    });
    expect([saidOf(student, 'saved'), countedOf(3, student)]).toEqual(['Estudiante guardado', '3 estudiantes']);
  });

  it('keeps names and amounts in their own direction in a language written from the right', () => {
    speak('ar', { 'Receipt of {name}': 'إيصال {name}' });
    expect(t('Receipt of {name}', { name: 'Amina (1001)' })).toBe('إيصال \u2068Amina (1001)\u2069');
  });
});

describe('a stored text', () => {
  const patterns = ['Payroll {number}', 'Purchase of {quantity} {item}'];

  it('is stored in English and shown to each reader in their own language', () => {
    speak('de', { 'Purchase of {quantity} {item}': 'Einkauf: {quantity} × {item}' });
    const text = storedText('Purchase of {quantity} {item}', { quantity: 5, item: 'A4 paper' });
    expect(text).toBe('Purchase of 5 A4 paper');
    expect(retold(text, patterns)).toBe('Einkauf: 5 × A4 paper');
  });

  it('stays as it is where it is none of the sentences', () => {
    speak('de', { 'Payroll {number}': 'Lohn {number}' });
    expect(retold('Rent for March', patterns)).toBe('Rent for March');
  });
});

describe('Somali, which no browser knows', () => {
  it('has its own months and weekdays', () => {
    speak('so', { September: 'Sebteembar', Saturday: 'Sabti' });
    const day = new Date('2026-09-05T00:00:00Z');
    expect(shownDay('2026-09-05')).toBe('5 Seb 2026');
    expect(shownMoment(day, { month: 'long', year: 'numeric', timeZone: 'UTC' })).toBe('Sebteembar 2026');
    expect(shownMoment(day, { weekday: 'long', timeZone: 'UTC' })).toBe('Sabti');
    const written = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    expect(shownMoment(day, written)).toBe('5 Sebteembar 2026, 00:00');
  });

  it('knows every month that it shortens', () => {
    speak('so');
    const months = Array.from({ length: 12 }, (_none, at) => shownDay(`2026-${String(at + 1).padStart(2, '0')}-01`));
    expect(months.map((day) => day.split(' ')[1]).join(' ')).toBe('Jan Feb Mar Abr Maayo Juun Lul Ogs Seb Okt Nof Dis');
  });

  it('knows every weekday that it shortens', () => {
    speak('so');
    const days = Array.from({ length: 7 }, (_none, at) => new Date(Date.UTC(2026, 7, 29 + at)));
    const short = days.map((day) => shownMoment(day, { weekday: 'short', timeZone: 'UTC' }));
    expect(short.join(' ')).toBe('Sab Axd Isn Tal Arb Kha Jim');
  });

  it('counts and lists in its own words', () => {
    speak('so', { '{count} days': { one: '{count} maalin', other: '{count} maalmood' } });
    expect([1, 2].map((count) => counted(count, '{count} day', '{count} days'))).toEqual(['1 maalin', '2 maalmood']);
    expect([listed(['A']), listed(['A', 'B']), listed(['A', 'B', 'C'])]).toEqual(['A', 'A iyo B', 'A, B iyo C']);
  });
});

describe('an amount', () => {
  it('has Latin digits and its sign in front in every language', () => {
    const amount = readMoney('1234.5');
    const shown = (['en', 'so', 'ar', 'de', 'ru'] as const).map((one) => amount && showMoney(amount, '$', one));
    expect(shown).toEqual(['$1,234.50', '$1,234.50', '$1,234.50', '$1.234,50', '$1\u00a0234,50']);
  });

  it('and a date have Latin digits in Arabic', () => {
    speak('ar');
    expect(shownDay('2026-03-05')).toBe('5 مارس 2026');
  });
});
