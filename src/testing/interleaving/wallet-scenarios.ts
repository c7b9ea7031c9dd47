import { expectSaved, type TestApp } from '#testing/test-app';
import { counterDesk } from './counter-desk';
import type { Scenario } from './scenario';

const brand = 'academy';

/** The scenarios of bookings of one message, and of one reference, at the same moment. */
export async function walletScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const { fee, customer, take, paid, remove, call, owing } = await counterDesk(app, token);
  const wallets = await app.call('GET', 'account?page=1&kind=wallet&sort=createdAt', { token });
  const accountID: string = wallets.body[0]._id;
  let told = 0;
  /** A message over so much, which is like no other. */
  const message = async (amount: number, phone: string): Promise<string> => {
    told++;
    const text = `[-EVCPlus-] waxaad $${amount} ka heshay ${phone}, Tar: 10/03/26 09:00:00 haraagagu waa $${told}`;
    return (await expectSaved(call('POST', 'walletMessage', { accountID, text }))).body.info[0]._id;
  };
  const book = (ids: readonly string[]) => () => call('POST', 'walletMessage/book', { ids });
  /** A student who owes a given amount and is the only one with the phone of the message. */
  const known = async (amount: number) => {
    told++;
    const phone = `061${5_600_000 + told}`;
    const { student } = await owing(amount, { studentPhone: phone });
    return { phone, student };
  };
  return [
    {
      name: 'book a message ‖ book it ‖ take it at the counter',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const { phone } = await known(40);
        const [messageID, owed, customerID] = [await message(40, phone), await fee(), await customer()];
        const debts = variant === 0 ? [{ feeID: owed._id, amount: 40 }] : [];
        const kept = variant === 0 ? {} : { customerID, keepRest: true };
        return [
          book([messageID]),
          book([messageID]),
          () => take({ debts, payments: [{ accountID, amount: 40, messageID }], ...kept }),
        ];
      },
    },
    {
      name: 'book two messages ‖ book them in the other order ‖ pay one of their debts',
      brand,
      variants: 1,
      arrange: async () => {
        const [one, other] = [await known(30), await known(50)];
        const ids = [await message(30, one.phone), await message(50, other.phone)];
        const [first] = (await app.call('GET', `fee?studentID=${one.student._id}`, { token })).body;
        return [
          book(ids),
          book(ids.toReversed()),
          () => take({ debts: [{ feeID: first._id, amount: 30 }], payments: [{ accountID, amount: 30 }] }),
        ];
      },
    },
    {
      name: 'type a reference ‖ type it ‖ void the payment that has it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        told++;
        const reference = `R${told}`;
        const [customerID, other] = [await customer(), await customer()];
        const typing = (who: string) => () =>
          take({ customerID: who, keepRest: true, payments: [{ accountID, amount: 10, reference }] });
        if (variant === 0) return [typing(customerID), typing(other)];
        const payments = [{ accountID, amount: 10, reference }];
        const { _id } = await paid({ customerID, keepRest: true, payments });
        return [typing(other), () => remove(`payment/${_id}`)];
      },
    },
    {
      name: 'link a message ‖ book it ‖ void the payment that it would confirm',
      brand,
      variants: 1,
      arrange: async () => {
        const { phone } = await known(20);
        const [messageID, customerID] = [await message(20, phone), await customer()];
        const { _id } = await paid({ customerID, keepRest: true, payments: [{ accountID, amount: 20 }] });
        return [
          () => call('PUT', `walletMessage/${messageID}`, { paymentID: _id }),
          book([messageID]),
          () => remove(`payment/${_id}`),
        ];
      },
    },
  ];
}
