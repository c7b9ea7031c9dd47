// Proves CO3, CO5, CO15.
import { describe, expect, it } from 'vitest';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { amount } from '#features/counter/open-debt/amount.fixture';
import { anOpenDebt } from '#features/counter/open-debt/open-debt.fixture';
import { basketTotal, withOneMore } from './basket.rules';
import { bodyOf } from './body.rules';
import { draftProblems, type Judging } from './draft-problems.rules';
import { type Draft, draftFor, emptyDraft, emptyRow, filledWith, calculate, withAccount } from './draft.rules';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';

const debt = (balance: number): OpenDebt =>
  anOpenDebt({ _id: `fee-${balance}`, amount: amount(balance), balance: amount(balance), overdue: amount(0) });
const amina = { kind: 'student', _id: 'amina', label: 'Amina (1156)', phone: null, credit: amount(30) } as const;
const owing = draftFor([amina], [debt(25), debt(10)], emptyDraft('key', 'evc'));
const ream = { itemID: 'ream', label: 'Ream', price: amount(4.95), inStock: 10 };
const sells = (quantity: number): Draft => ({ ...emptyDraft('key', 'box'), basket: [{ ...ream, quantity }] });
const judging: Judging = {
  accounts: [
    { _id: 'evc', label: 'Evc plus', kind: 'wallet', paymentMethod: 'Evc plus' },
    { _id: 'box', label: 'Cash', kind: 'cash', paymentMethod: 'cash' },
  ],
  rate: 26_000,
  shown: (one: Money) => showMoney(one, '$'),
};

describe('a payment that is typed', () => {
  it('begins with all that is owed, ticked, and can be taken as it is', () => {
    expect(calculate(owing, 0)).toMatchObject({ owed: 35, total: 35, missing: 0, rest: 0 });
    expect(draftProblems(owing, judging)).toEqual({});
    expect(bodyOf(owing, 0)).toEqual({
      _id: 'key',
      studentID: 'amina',
      debts: [
        { feeID: 'fee-25', amount: 25 },
        { feeID: 'fee-10', amount: 10 },
      ],
      payments: [{ accountID: 'evc', amount: 35 }],
    });
  });

  it('leaves out what is not ticked', () => {
    const [first, second] = owing.debts;
    const draft = { ...owing, debts: [first, second && { ...second, isTicked: false }].flatMap((one) => one ?? []) };
    expect(bodyOf(draft, 0).debts).toEqual([{ feeID: 'fee-25', amount: 25 }]);
    expect(calculate(draft, 0).total).toBe(25);
  });

  it('an amount for all of them fills them in their order', () => {
    const filled = filledWith(owing.debts, amount(30));
    expect(filled.map((one) => [one.isTicked, one.amount])).toEqual([
      [true, '25.00'],
      [true, '5.00'],
    ]);
    expect(filledWith(owing.debts, amount(20)).map(({ isTicked }) => isTicked)).toEqual([true, false]);
  });

  it('pays the rest of a first row by a second one', () => {
    const draft = { ...owing, rows: [{ ...emptyRow('evc'), amount: '30' }], row: emptyRow('box') };
    expect(bodyOf(draft, 0).payments).toMatchObject([
      { accountID: 'evc', amount: 30 },
      { accountID: 'box', amount: 5 },
    ]);
  });

  it('takes from the credit first, and no more of it than is owed', () => {
    const draft = { ...owing, usesCredit: true };
    expect(bodyOf(draft, 0)).toMatchObject({ useCredit: 30, payments: [{ amount: 5 }] });
    const rich = { ...draft, payer: { ...amina, credit: amount(99) } };
    expect(bodyOf(rich, 0)).toMatchObject({ useCredit: 35, payments: [] });
    expect(draftProblems(rich, judging)).toEqual({});
  });

  it('says what is missing, and what is to be given back', () => {
    const short = { ...owing, row: { ...owing.row, amount: '20' } };
    expect(draftProblems(short, judging)).toEqual({ payments: 'Still $15.00 to pay' });
    const over = { ...owing, row: { ...owing.row, amount: '50' } };
    expect(draftProblems(over, judging)).toEqual({ payments: 'Give $15.00 back or keep it as credit' });
    expect(draftProblems({ ...over, keepRest: true }, judging)).toEqual({});
    expect(bodyOf({ ...over, keepRest: true }, 0)).toMatchObject({ keepRest: true, payments: [{ amount: 50 }] });
  });

  it('of whoever owes nothing is kept as credit without being asked, but not beside a sale', () => {
    const row = { ...emptyRow('box'), amount: '20' };
    const ahead = { ...draftFor([amina], [], emptyDraft('key', 'box')), row };
    expect(draftProblems(ahead, judging)).toEqual({});
    expect(bodyOf(ahead, 0)).toMatchObject({ debts: [], keepRest: true, payments: [{ amount: 20 }] });
    const sells = { ...ahead, basket: [{ ...ream, quantity: 1 }] };
    expect(draftProblems(sells, judging)).toEqual({ payments: 'Give $15.05 back or keep it as credit' });
  });

  it('never pays more of a debt than its balance', () => {
    const debts = owing.debts.map((one) => ({ ...one, amount: '26' }));
    expect(draftProblems({ ...owing, debts }, judging)).toEqual({
      'fee-25': 'You can only pay $25.00 or less',
      'fee-10': 'You can only pay $10.00 or less',
    });
  });

  it('shows the change of what is handed over', () => {
    const row = { ...emptyRow('box'), given: '50' };
    expect(calculate({ ...owing, row }, 0).change).toBe(15);
    expect(draftProblems({ ...owing, row: { ...row, given: '30' } }, judging)).toEqual({
      given: 'Less was given than is paid',
    });
    expect(draftProblems({ ...owing, row: { ...row, accountID: 'evc' } }, judging)).toEqual({
      given: 'Only cash is handed over',
    });
  });
});

describe('what was handed over', () => {
  const handed = (part: Partial<Draft['row']>): Draft => ({ ...owing, row: { ...emptyRow('box'), ...part } });

  it('is an amount, or nothing', () => {
    for (const name of ['given', 'givenSecond'] as const)
      for (const typed of ['x', '-5', '12.345'])
        expect([name, typed, draftProblems(handed({ given: '50', [name]: typed }), judging)]).toEqual([
          name,
          typed,
          { [name]: 'Enter amount' },
        ]);
  });

  it('is sent as it was read', () => {
    const [row] = bodyOf(handed({ given: '1,000.50', givenSecond: '26000' }), 26_000).payments;
    expect(row).toMatchObject({ given: 1000.5, givenSecond: 26_000 });
    expect(bodyOf(handed({}), 26_000).payments).toEqual([{ accountID: 'box', amount: 35 }]);
  });
});

describe('a row that goes on with another account', () => {
  const box = { _id: 'box', kind: 'cash' };
  const evc = { _id: 'evc', kind: 'wallet' };
  const payer = { ...amina, phone: '252615550101' };

  it('of a wallet knows the phone of the payer, until another one is typed', () => {
    expect(withAccount(emptyRow('box'), evc, payer).phonePaid).toBe('252615550101');
    expect(withAccount({ ...emptyRow('box'), phonePaid: '252619990001' }, evc, payer).phonePaid).toBe('252619990001');
    expect(withAccount(emptyRow('box'), evc).phonePaid).toBe('');
  });

  it('keeps the amount, and leaves behind what only cash or only a phone has', () => {
    const cash = { ...emptyRow('box'), amount: '30', given: '50', givenSecond: '26000' };
    expect(withAccount(cash, evc, payer)).toMatchObject({ amount: '30', given: '', givenSecond: '' });
    expect(withAccount(cash, { _id: 'drawer', kind: 'cash' })).toMatchObject({ accountID: 'drawer', given: '50' });
    const wallet = { ...emptyRow('evc'), reference: 'EV-1', phonePaid: '252619990001' };
    expect(withAccount(wallet, box, payer)).toEqual(emptyRow('box'));
    expect(withAccount(wallet, { _id: 'bank', kind: 'bank' }, payer)).toMatchObject({
      reference: 'EV-1',
      phonePaid: '',
    });
  });
});

describe('a basket', () => {
  it('has one more of what is scanned again', () => {
    const twice = withOneMore(withOneMore([], ream), ream);
    expect(twice).toMatchObject([{ itemID: 'ream', quantity: 2 }]);
    expect(basketTotal(twice)).toBe(9.9);
  });

  it('asks how many of an item there are where nothing is typed', () => {
    expect(draftProblems(sells(0), judging)).toEqual({ ream: 'Enter quantity' });
  });

  it('of a walk-in is paid to the cent', () => {
    expect(bodyOf(sells(2), 0)).toEqual({
      _id: 'key',
      debts: [],
      sale: { items: [{ itemID: 'ream', Quantity: 2, Price: 4.95 }], discount: 0 },
      payments: [{ accountID: 'box', amount: 9.9 }],
    });
    const short = { ...sells(2), row: { ...emptyRow('box'), amount: '9' } };
    expect(draftProblems(short, judging)).toEqual({ payments: 'Still $0.90 to pay' });
  });

  it('is sold with a discount and a note, which is also the note of the payment', () => {
    const draft = { ...sells(2), discount: '0.90', note: ' For the school ' };
    expect(calculate(draft, 0)).toMatchObject({ owed: 9, total: 9 });
    expect(draftProblems(draft, judging)).toEqual({});
    expect(bodyOf(draft, 0)).toMatchObject({
      sale: { discount: 0.9, note: 'For the school' },
      payments: [{ amount: 9 }],
      note: 'For the school',
    });
  });

  it('has no more taken off than it comes to', () => {
    expect(draftProblems({ ...sells(2), discount: '9.91' }, judging)).toEqual({
      discount: 'The discount is at most the sub-total',
    });
    expect(draftProblems({ ...sells(2), discount: 'ten' }, judging)).toEqual({ discount: 'Enter amount' });
    const gift = { ...sells(2), discount: '9.9' };
    expect(draftProblems(gift, judging)).toEqual({});
    expect(bodyOf(gift, 0)).toMatchObject({ payments: [] });
  });

  it('is refused for all that is wrong with it, together with the money handed over', () => {
    const draft = { ...sells(0), discount: 'ten', row: { ...emptyRow('box'), amount: 'abc', given: 'x' } };
    expect(draftProblems(draft, judging)).toEqual({
      ream: 'Enter quantity',
      discount: 'Enter amount',
      amount: 'Enter amount',
      given: 'Enter amount',
    });
  });

  it('holds no more than is in stock', () => {
    expect(draftProblems(sells(11), judging)).toEqual({ ream: 'Only 10 left in stock' });
  });
});
