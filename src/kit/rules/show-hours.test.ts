// Proves C7.
import { expect, test } from 'vitest';
import { languageNames, type Language } from '#kit/contract/language';
import { localeOf } from './show';

const languages = Object.keys(languageNames) as Language[];

test('the hours of a moment are 0 to 23 in every language, as in the timetable', () => {
  const evening = new Date('2026-11-29T20:53:00Z');
  const written = languages.map((one) =>
    new Intl.DateTimeFormat(localeOf(one), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(evening),
  );
  expect(written).toEqual(languages.map(() => '20:53'));
});
