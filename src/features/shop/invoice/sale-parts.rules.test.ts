// Proves S§5, I4.
import { expect, it } from 'vitest';
import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { emptyDraft, isGiven, leftAsDue, paidNow, readPayment, type SaleDraft, totalsSoFar } from './sale-draft.rules';
import { missingFor, standsAt } from './sale-parts.rules';

const draft: SaleDraft = {
  ...emptyDraft('key'),
  rows: [{ key: 'one', itemID: '01890000-0000-7000-8000-000000000001', Quantity: '2', Price: '3.30' }],
};

it('a sale begins as one piece to a walk-in who pays all of it in cash', () => {
  const { rows, customerID, isReceipt, paymentMethod } = emptyDraft('key');
  expect([rows.map(({ Quantity }) => Quantity), customerID, isReceipt, paymentMethod]).toEqual([
    ['1'],
    '',
    true,
    'cash',
  ]);
  expect(paidNow(draft)).toBe(readMoney('6.60'));
  expect(paidNow({ ...draft, isReceipt: false })).toBe(noMoney);
});

it('a discount larger than the goods is wrong by itself: nothing is asked of the payment, and no amount is below zero', () => {
  const generous = { ...draft, discount: '49.60' };
  expect(paidNow(generous)).toBe(noMoney);
  expect(totalsSoFar(generous)).toEqual({ subTotal: 6.6, Total: 0 });
  expect([isGiven(generous), isGiven({ ...draft, discount: '6.6' })]).toEqual([false, true]);
  expect(leftAsDue(generous)).toBe(noMoney);
  expect(leftAsDue({ ...generous, amountPaid: '5' })).toBe(noMoney);
  expect(readPayment({ ...generous, amountPaid: '5' }, '').errors).toEqual({});
  expect(readPayment(generous, '').errors).toEqual({});
  expect(readPayment({ ...generous, isReceipt: false }, '').errors).toEqual({});
});

it('a phone is asked for where a wallet pays, and sent nowhere else', () => {
  const phone = '252612345678';
  expect(readPayment({ ...draft, phonePaid: '252615550101' }, phone)).toEqual({
    errors: {},
    payment: expect.not.objectContaining({ phonePaid: '252615550101' }),
  });
  const wallet = { ...draft, paymentMethod: 'Edahab' };
  expect(readPayment(wallet, phone).errors).toEqual({ phonePaid: 'Enter phone paid' });
  expect(readPayment({ ...wallet, phonePaid: '252615550101' }, phone)).toEqual({
    errors: {},
    payment: expect.objectContaining({ phonePaid: '252615550101', phoneReceipt: phone }),
  });
});

it('each part says what it waits for, and once, beside what its own fields say', () => {
  const faults = { goods: { items: 'No item' }, payment: { customerID: 'No debtor', amountPaid: 'Too much' } };
  expect([0, 1, 2, 3].map((part) => missingFor(part, faults))).toEqual([
    [],
    ['No item', 'No debtor'],
    ['No item', 'No debtor', 'Too much'],
    ['No item', 'No debtor', 'Too much'],
  ]);
  expect([faults, { ...faults, goods: {} }, { goods: {}, payment: {} }].map(standsAt)).toEqual([0, 1, 2]);
});
