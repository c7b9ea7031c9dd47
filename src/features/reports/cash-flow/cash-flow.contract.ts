import { money } from '#kit/contract/fields-number';
import { month, text } from '#kit/contract/fields-text';
import { report, span } from '#kit/contract/report';

const amount = (label: string) => money(label, { initial: 0 });
const moves = {
  income: amount('Income'),
  expense: amount('Expense'),
  /** Transfers in, less transfers out. */
  transfers: amount('Transfers'),
  advances: amount('Advances'),
  refunds: amount('Refunds'),
};

/** The report on movements of each account in a range of days, by month (OW5). Amounts may be below zero. */
export const cashFlow = report({
  path: 'reports/cashFlow',
  title: 'Cash flow by month and account',
  file: 'CashFlow',
  body: span,
  row: {
    month: month('Month'),
    account: text('Account', { initial: '' }),
    opening: amount('Opening'),
    ...moves,
    closing: amount('Closing'),
  },
  totals: moves,
});
