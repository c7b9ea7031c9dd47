import type { Fields } from '#kit/contract/field';
import { words } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import type { FormRules } from '#kit/web/form/form-rules';
import { floatErrors } from './day-close.rules';
import type { CountWay } from './notes.rules';

/** The rules of the form that counts an account, by one amount, or by rows whose sum is `worth`. */
export function countForm(accountID: string, by: CountWay, worth: Money | undefined): FormRules<Fields> {
  return {
    fields: by === 'amount' ? ['counted', 'date', 'leave', 'moveToID'] : ['date', 'leave', 'moveToID'],
    required: { counted: () => words('Enter what you counted') },
    problems: ({ counted, leave, moveToID }) => {
      const total = by === 'amount' ? amountIn(counted) : worth;
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
