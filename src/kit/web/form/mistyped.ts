import type { Field, Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { misspelt } from '#kit/contract/misspelt';
import type { Errors } from '#kit/contract/parse';
import { shownDay, shownMonth } from '#kit/rules/show';

type Dated = keyof typeof misspelt;

const written: Readonly<Record<Dated, () => string>> = {
  date: () => t('Enter a date like {day}, between 1900 and 2200', { day: shownDay('2026-11-27') }),
  month: () => t('Enter a month like {month}', { month: shownMonth('2026-11') }),
  time: () => t('Enter a time like {time}', { time: '14:30' }),
  timestamp: () =>
    t('Enter a date and time like {moment}, between 1900 and 2200', { moment: `${shownDay('2026-11-27')}, 14:30` }),
};

/** The errors, those of rows too, with examples of dates and times written as on the page, because calls spell them differently. */
export function asThePageWrites(fields: Fields, errors: Errors): Errors {
  const said = Object.entries(errors).map(([path, error]) => {
    const kind = fieldAt(fields, path.split('.'))?.kind;
    return [path, isDated(kind) && error === misspelt[kind]() ? written[kind]() : error];
  });
  return Object.fromEntries(said);
}

function isDated(kind: string | undefined): kind is Dated {
  return kind !== undefined && Object.hasOwn(written, kind);
}

/** The field at a path, which names a row by its number: `items.1.paidOn`. */
function fieldAt(fields: Fields, [name = '', ...rest]: readonly string[]): Field | undefined {
  const field = fields[name];
  const inner = rest.filter((part) => !/^\d+$/.test(part));
  return inner.length === 0 ? field : fieldAt(field?.items ?? {}, inner);
}
