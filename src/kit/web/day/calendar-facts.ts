import { language, t } from '#kit/contract/language';
import { momentWriter, shownMonth } from '#kit/rules/show';

/**
 * The settings that calendars share, in the current language: names of months come from Intl, as everywhere else on the
 * page.
 */
export function calendarFacts() {
  const at = (options: Intl.DateTimeFormatOptions) => {
    const write = momentWriter({ ...options, timeZone: 'UTC' });
    return (day: string) => write(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  };
  const year = at({ year: 'numeric' });
  return {
    monthLabelFormat: (day: string) => shownMonth(day.slice(0, 7)),
    monthsListFormat: at({ month: 'short' }),
    yearLabelFormat: year,
    yearsListFormat: year,
    decadeLabelFormat: (first: string, last: string) => `${year(first)} – ${year(last)}`,
    weekdayFormat: at({ weekday: language() === 'ar' ? 'narrow' : 'short' }),
    getDayAriaLabel: at({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    firstDayOfWeek: firstWeekday(),
    // Weekends differ between countries, so none is marked.
    weekendDays: [],
    highlightToday: true,
    // Escape in a calendar closes only the calendar, not the form around it.
    __stopPropagation: true,
    ariaLabels: {
      previousMonth: t('Previous month'),
      nextMonth: t('Next month'),
      previousYear: t('Previous year'),
      nextYear: t('Next year'),
      previousDecade: t('Previous ten years'),
      nextDecade: t('Next ten years'),
      monthLevelControl: t('Choose another month'),
      yearLevelControl: t('Choose another year'),
    },
  };
}

/** The first day of the week: Saturday for Somali and Arabic, otherwise Monday. */
function firstWeekday(): 1 | 6 {
  return language() === 'so' || language() === 'ar' ? 6 : 1;
}
