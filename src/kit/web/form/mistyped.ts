import { isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { misspelt } from '#kit/contract/misspelt';
import type { Errors } from '#kit/contract/parse';
import { shownDay, shownMonth } from '#kit/rules/show';

/** A text by itself that is spelt as calls spell a day or a month. */
const spelt = /(?<![\w-])\d{4}(-\d\d){1,2}(?![\w-])/g;

/** The errors, those of rows too, with dates and times written as on the page, because calls spell them differently. */
export function asThePageWrites(errors: Errors): Errors {
  const said = Object.entries(errors);
  // Most forms have no error most of the time.
  if (said.length === 0) return errors;
  const written = sentences();
  return Object.fromEntries(said.map(([path, error]) => [path, written[error] ?? error.replace(spelt, inWords)]));
}

/** The sentences about dates and times as the page writes them, each by the sentence of a call. */
function sentences(): Errors {
  const day = shownDay('2026-11-27');
  return {
    [misspelt.date()]: t('Enter a date like {day}, between 1900 and 2200', { day }),
    [misspelt.month()]: t('Enter a month like {month}', { month: shownMonth('2026-11') }),
    [misspelt.time()]: t('Enter a time like {time}', { time: '14:30' }),
    [misspelt.timestamp()]: t('Enter a date and time like {moment}, between 1900 and 2200', {
      moment: `${day}, 14:30`,
    }),
  };
}

/** A day or a month in words; what only looks like one, such as a number, stays as it is. */
function inWords(text: string): string {
  if (isDay(text)) return shownDay(text);
  return isDay(`${text}-01`) ? shownMonth(text) : text;
}
