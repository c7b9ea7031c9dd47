import type { TestApp } from '#testing/test-app';
import { counterDesk } from './counter-desk';
import type { Scenario } from './scenario';

const brand = 'academy';

/** The scenarios of credit notes on a debt while it is paid, changed or voided. */
export async function noteScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const { box, customer, owing, take, remove, call, money, ahead } = await counterDesk(app, token);
  // Of a student of its own: what is reversed becomes credit, which would pay the same student's next fee.
  const fee = async () => (await owing(100)).owed;
  const note = (feeID: string, amount: number, more: object = {}) =>
    call('POST', 'creditNote', { feeID, amount, creditKind: 'waiver', reason: 'Agreed', ...more });
  const made = async (feeID: string, amount: number, more: object = {}): Promise<{ _id: string }> =>
    (await note(feeID, amount, more)).body.info;
  return [
    {
      name: 'take off a fee ‖ pay it',
      brand,
      variants: 3,
      arrange: async (variant) => {
        const { _id, ...owed } = await fee();
        const off = [60, 100, 30][variant] ?? 60;
        return [() => note(_id, off), () => money.pay({ _id, ...owed }, 60)];
      },
    },
    {
      name: 'take off a fee ‖ take off it ‖ lower it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const { _id } = await fee();
        const off = 60 - 20 * variant;
        return [() => note(_id, off), () => note(_id, off), () => call('PUT', `fee/${_id}`, { feeAmount: 70 })];
      },
    },
    {
      name: 'take back what was paid ‖ void its receipt ‖ use the credit of it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [{ student, owed }, other] = [await owing(50), await owing(20)];
        const receipt = (await money.pay(owed, 50)).body.info;
        // Without an earlier one, the receipt may be voided and the credit is that of the note beside it.
        if (variant === 1) await made(owed._id, 10);
        const debts = [{ feeID: other.owed._id, amount: 10 }];
        return [
          () => note(owed._id, 20),
          () => remove(`receipt/${receipt._id}`),
          () => take({ studentID: student._id, debts, useCredit: 10, payments: [] }),
        ];
      },
    },
    {
      name: 'void a credit note ‖ use its credit ‖ void its fee',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [{ student, owed }, other] = [await owing(50), await fee()];
        if (variant === 0) await money.pay(owed, 50);
        const { _id } = await made(owed._id, 20);
        const debts = [{ feeID: other._id, amount: 20 }];
        return [
          () => remove(`creditNote/${_id}`),
          () => take({ studentID: student._id, debts, useCredit: 20, payments: [] }),
          () => remove(`fee/${owed._id}`),
        ];
      },
    },
    {
      name: 'pay back from a box ‖ count it ‖ void the credit note',
      brand,
      variants: 1,
      arrange: async () => {
        const [accountID, payer, { owed }] = [await box(), await customer(), await owing(50)];
        await ahead(payer, accountID, 80);
        await money.pay(owed, 50);
        const { _id } = await made(owed._id, 10, { refundAccountID: accountID });
        return [
          () => note(owed._id, 20, { refundAccountID: accountID }),
          () => call('POST', 'dayClose', { accountID, counted: 70 }),
          () => remove(`creditNote/${_id}`),
        ];
      },
    },
  ];
}
