import { lastDated, tooFarAhead } from '#kit/contract/ahead';
import { today } from '#kit/contract/fields-text';
import { t } from '#kit/contract/language';
import { misspelt } from '#kit/contract/misspelt';
import type { Errors } from '#kit/contract/parse';
import { monthOf } from '#kit/rules/calendar';
import { shownDay, shownMonth } from '#kit/rules/show';

/** The errors, those of rows too, with dates and times written as on the page, because calls spell them differently. */
export function asThePageWrites(errors: Errors): Errors {
  const said = Object.entries(errors);
  // Most forms have no error most of the time.
  if (said.length === 0) return errors;
  const written = sentences();
  return Object.fromEntries(said.map(([path, error]) => [path, written.get(error) ?? error]));
}

/** The sentences about dates and times as the page writes them, each by the sentence of a call. */
function sentences(): ReadonlyMap<string, string> {
  const last = lastDated(today());
  const [day, month] = [shownDay('2026-11-27'), shownMonth('2026-11')];
  return new Map([
    [misspelt.date(), t('Enter a date like {day}, between 1900 and 2200', { day })],
    [misspelt.month(), t('Enter a month like {month}', { month })],
    [misspelt.time(), t('Enter a time like {time}', { time: '14:30' })],
    [
      misspelt.timestamp(),
      t('Enter a date and time like {moment}, between 1900 and 2200', { moment: `${day}, 14:30` }),
    ],
    [tooFarAhead(last), tooFarAhead(shownDay(last))],
    [tooFarAhead(monthOf(last)), tooFarAhead(shownMonth(monthOf(last)))],
  ]);
}
