import { type Day, isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { addDays, daysBetween } from './calendar';
import { latinDigits } from '#kit/contract/latin-digits';
import { momentWriter } from './show';

/**
 * The day that somebody typed, YYYY-MM-DD, from any usual notation: 2026-11-23, 23.11.2026, 23/11/2026, or 23 Nov 2026
 * with the month in the current language or in English; without its year the one nearest to today, and today, yesterday
 * and tomorrow by their words; undefined if it is not a day. The day comes before the month.
 */
export function typedDay(text: string, today: Day): Day | undefined {
  const named = namedDays().find(({ names }) => names.some((name) => plain(name) === plain(text)));
  if (named) return addDays(today, named.away);
  const words = wordsOf(text);
  const [first = '', second = '', third = ''] = words;
  if (words.length === 2) return nearest(`${monthNumber(second)}-${padded(first)}`, today);
  if (words.length !== 3) return undefined;
  const [year, month, day] = /^\d{4}$/.test(first) ? [first, second, third] : [third, second, first];
  return found(`${year}-${monthNumber(month)}-${padded(day)}`);
}

/** The month that somebody typed, YYYY-MM, from 2026-11, 11/2026 or Nov 2026; undefined if it is not a month. */
export function typedMonth(text: string): string | undefined {
  const words = wordsOf(text);
  const [first = '', second = ''] = words;
  if (words.length !== 2) return undefined;
  const [year, month] = /^\d{4}$/.test(first) ? [first, second] : [second, first];
  return found(`${year}-${monthNumber(month)}-01`)?.slice(0, 7);
}

/** The time that somebody typed, HH:mm, from 8, 8:30, 8.30 or 830; undefined if it is not a time. */
export function typedTime(text: string): string | undefined {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:\s*[:.]?\s*(\d{2}))?\s*$/.exec(latinDigits(text)) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${padded(hour)}:${minute}` : undefined;
}

/** The day and time that somebody typed, YYYY-MM-DDTHH:mm; undefined if the text is not both. */
export function typedMoment(text: string, today: Day): string | undefined {
  const [, before = '', after = ''] = /^(.+?)(?:[\s,،]+|(?<=\d)T)(\d{1,2}[:.]\d{2})\s*$/u.exec(latinDigits(text)) ?? [];
  const [day, time] = [typedDay(before, today), typedTime(after)];
  return day && time ? `${day}T${time}` : undefined;
}

/** Days with names, and how far from today they are. */
function namedDays() {
  return [
    { names: ['Today', t('Today')], away: 0 },
    { names: ['Yesterday', t('Yesterday')], away: -1 },
    { names: ['Tomorrow', t('Tomorrow')], away: 1 },
  ];
}

/** The text without upper case and without marks that not everybody types. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** The day nearest to today with this day of the year, MM-DD. */
function nearest(monthAndDay: string, today: Day): Day | undefined {
  const year = Number(today.slice(0, 4));
  const away = (day: Day) => Math.abs(daysBetween(today, day));
  return [year, year - 1, year + 1]
    .flatMap((one) => found(`${one}-${monthAndDay}`) ?? [])
    .toSorted((one, other) => away(one) - away(other))[0];
}

/** The numbers and names in a text, without what a language puts between them (de, г., direction marks). */
function wordsOf(text: string): string[] {
  const words = latinDigits(text).match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  return words.filter((word) => /^\d/.test(word) || !between.has(word.toLowerCase()));
}

const between: ReadonlySet<string> = new Set(['de', 'г']);

function found(day: string): Day | undefined {
  return isDay(day) ? day : undefined;
}

function padded(number: string): string {
  return number.padStart(2, '0');
}

function monthNumber(word: string): string {
  if (/^\d{1,2}$/.test(word)) return padded(word);
  const name = word.toLowerCase();
  for (const write of writers()) {
    const month = months.findIndex((moment) => wordsOf(write(moment)).some((known) => known.toLowerCase() === name));
    if (month >= 0) return padded(String(month + 1));
  }
  return '';
}

const months = Array.from({ length: 12 }, (_none, index) => new Date(Date.UTC(2026, index, 1)));

/** Functions that write a month in the current language and in English, short and in full, in a date and alone. */
function* writers(): Generator<(moment: Date) => string> {
  for (const month of ['short', 'long'] as const) {
    yield momentWriter({ day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
    yield momentWriter({ month, timeZone: 'UTC' });
    yield new Intl.DateTimeFormat('en-US', { month, timeZone: 'UTC' }).format;
  }
}
