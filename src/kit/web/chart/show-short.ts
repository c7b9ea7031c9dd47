import { locale, shownMoment } from '#kit/rules/show';

/** A whole percent: 12 %, as the language writes it. */
export function showPercent(percent: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(percent / 100);
}

/** A month, YYYY-MM, where there is little room: Mar. */
export function showMonthShort(month: string): string {
  return shownMoment(new Date(`${month}-01T00:00:00Z`), { month: 'short', timeZone: 'UTC' });
}

/** An amount where there is little room, rounded, its sign first: $1.2K. */
export function showMoneyShort(amount: number, sign: string): string {
  const digits = new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 1 });
  return `${amount < 0 ? '−' : ''}${sign}${digits.format(Math.abs(amount))}`;
}
