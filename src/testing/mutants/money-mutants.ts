import type { Mutant } from './mutant';

const near = ['src/features/academy/fee-receipt/fee-receipt.server.test.ts'];

/** Mistakes in sums, balances and documents. */
export const moneyMutants: readonly Mutant[] = [
  {
    does: 'cents of an amount are cut instead of rounded',
    file: 'src/kit/rules/money.ts',
    find: 'return Math.round(amount * 100);',
    by: 'return Math.floor(amount * 100);',
  },
  {
    does: 'a commission is rounded down',
    file: 'src/kit/rules/money.ts',
    find: '+ 5_000n) / 10_000n',
    by: '+ 0n) / 10_000n',
  },
  {
    does: 'a payment of one cent more than the balance is taken',
    file: 'src/features/ledger/payment/payment.rules.ts',
    find: 'if (amount <= balance) return undefined;',
    by: 'if (amount <= balance + 0.01) return undefined;',
  },
  {
    does: 'a payment of nothing is taken',
    file: 'src/features/ledger/payment/payment.rules.ts',
    find: 'return amount > 0 ?',
    by: 'return amount >= 0 ?',
  },
  {
    does: 'the last day of closed books is open',
    file: 'src/features/ledger/books/books.rules.ts',
    find: 'day > closedUpTo',
    by: 'day >= closedUpTo',
  },
  {
    does: 'a payment is taken without a lock of its fee',
    file: 'src/features/ledger/debt/debt.server.ts',
    find: ' and "voidedAt" is null for update',
    by: ' and "voidedAt" is null',
    near,
  },
  {
    does: 'a payment leaves what is paid as it was',
    file: 'src/features/ledger/debt/debt.server.ts',
    find: 'plus(minus(owed.paid, before), after)',
    by: 'owed.paid',
    near,
  },
  {
    does: 'a payment of a fee is posted nowhere',
    file: 'src/features/ledger/debt/receipts.server.ts',
    find: "{ transectionType: 'income',",
    by: "{ transectionType: 'expense',",
    near,
  },
  {
    does: 'an edited receipt leaves its posting as it was',
    file: 'src/features/ledger/debt/receipts.server.ts',
    find: '    await repost(call, stored._id, { amount: wanted.amount, date: wanted.datePaid, accountID: account._id });\n',
    by: '',
    near,
  },
  {
    does: 'a voided receipt leaves its posting',
    file: 'src/features/ledger/debt/receipts.server.ts',
    find: '    await unpost(call, stored._id, reason);\n',
    by: '',
    near,
  },
  {
    does: 'an edit of a receipt forgets its own old amount',
    file: 'src/features/ledger/debt/receipts.server.ts',
    find: 'plus(owed.balance, before.amount)',
    by: 'owed.balance',
    near,
  },
  {
    does: 'the balance on a printed receipt counts voided ones',
    file: 'src/features/ledger/debt/debt.server.ts',
    find: ' and o."voidedAt" is null',
    by: '',
    near,
  },
  {
    does: 'an edited receipt goes over to another student',
    file: 'src/features/ledger/debt/receipts.server.ts',
    find: "    refuseUnfit(facts, owed, wanted);\n    await refuseClosed(call, before.datePaid, 'datePaid');\n",
    by: "    await refuseClosed(call, before.datePaid, 'datePaid');\n",
    near,
  },
  {
    does: 'an expired month ends a day late',
    file: 'src/features/people/subscription/subscription.rules.ts',
    find: 'addMonths(month, 2)}-01`, -1)',
    by: 'addMonths(month, 2)}-01`, 0)',
  },
  {
    does: 'a fee that is paid in part moves to another student',
    file: 'src/features/ledger/debt/debt.rules.ts',
    find: 'const moved = paid > 0 ?',
    by: 'const moved = paid < 0 ?',
  },
  {
    does: 'a payroll is paid twice',
    file: 'src/features/people/payroll/payroll-paying.server.ts',
    find: "  refuseConflict(paidProblem(paid), 'ids');\n",
    by: '',
  },
  {
    does: 'an employee who is off gets a payroll',
    file: 'src/features/people/payroll/payroll-making.server.ts',
    find: "employeeStatus === 'off'",
    by: "employeeStatus === 'none'",
  },
  {
    does: 'voided salaries stand in the way of a new one',
    file: 'src/features/people/payroll/payroll-making.server.ts',
    find: "    .where('voidedAt', 'is', null)\n    .where('employeeID', 'in', ids(payees))",
    by: "    .where('employeeID', 'in', ids(payees))",
  },
];
