import type { Fields } from '#kit/contract/field';
import { words } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import type { FormRules } from '#kit/web/form/form-rules';
import { floatErrors } from './day-close.rules';

/** The rules of the form that counts an account, by notes that come to `worth` or by one amount. */
export function countForm(accountID: string, by: 'notes' | 'amount', worth: Money | undefined): FormRules<Fields> {
  return {
    fields: by === 'amount' ? ['counted', 'date', 'leave', 'moveToID'] : ['date', 'leave', 'moveToID'],
    required: { counted: () => words('Enter what you counted') },
    problems: ({ counted, leave, moveToID }) => {
      const total = by === 'notes' ? worth : amountIn(counted);
      if (total === undefined) return {};
      return floatErrors({ accountID, leave: amountIn(leave), moveToID: textIn(moveToID) }, total);
    },
  };
}

function amountIn(value: unknown): Money | undefined {
  return typeof value === 'number' ? readMoney(value) : undefined;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
