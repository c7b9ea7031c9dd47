import { choice } from '#kit/contract/fields-choice';
import { money } from '#kit/contract/fields-number';
import { month, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { report, span } from '#kit/contract/report';

/** The parts of profit and loss in their order; the last is the total of the others. */
export const profitParts = {
  income: words('Income'),
  expense: words('Expense'),
  other: words('Differences and fees'),
  net: words('Net income'),
} as const;

export type ProfitPart = keyof typeof profitParts;

/** The report on income and expense in a range of days, by month and type (OW4). Amounts may be below zero. */
export const profitLoss = report({
  path: 'reports/profitLoss',
  title: 'Profit and loss by month, of money received and spent',
  file: 'ProfitLoss',
  body: span,
  row: {
    month: month('Month'),
    part: choice('Part', profitParts, {
      initial: 'net',
      tones: { income: 'good', expense: 'attention', other: 'plain', net: 'info' },
    }),
    /** Empty in the line of the net. */
    type: text('Type', { initial: '' }),
    amount: money('Amount', { initial: 0 }),
  },
  totals: {
    // The dashboard's income and expense are of other rows: refunds are its expense.
    income: money(words('Income after refunds')),
    expense: money(words('Expense without refunds')),
    other: money(profitParts.other),
    net: money(profitParts.net),
  },
});
