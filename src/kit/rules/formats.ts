import { remembered } from '#kit/contract/remembered';

// Creating a format costs a hundred times as much as using one, and a list uses one per cell. The key is the locale with the options, so
// there are only as many formats as options in the code, for each language in use.
const numbers = remembered((spelling) => new Intl.NumberFormat(...readSpelling<Intl.NumberFormatOptions>(spelling)));
const moments = remembered(
  (spelling) => new Intl.DateTimeFormat(...readSpelling<Intl.DateTimeFormatOptions>(spelling)),
);

/** A format of numbers, made once for its locale and options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numbers(JSON.stringify([locale, options]));
}

/** A format of days and times, made once for its locale and options. */
export function momentFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return moments(JSON.stringify([locale, options]));
}

function readSpelling<O>(spelling: string): [locale: string, options: O] {
  return JSON.parse(spelling) as [string, O];
}
