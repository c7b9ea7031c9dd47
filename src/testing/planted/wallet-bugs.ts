import { expectSaved } from '#testing/test-app';
import { type Bug, caught, feeOf100 } from './bug';
import { inStatements } from './plant';
import { takenAtOnce } from './race';

/** Bugs of messages of wallets. */
export const walletBugs: readonly Bug[] = [
  {
    guard: 'the lock of the message that is booked',
    battery: 'interleavings',
    plant: inStatements((text) => (text.includes('"wallet_message"') ? text.replace(/ for update$/, '') : text)),
    problem: async (app, owner) => {
      const { student } = await feeOf100(app, owner);
      const call = (method: 'GET' | 'POST', path: string, body?: object) =>
        app.call(method, path, { token: owner, ...(body ? { body } : {}) });
      const [wallet] = (await call('GET', 'account?page=1&kind=wallet&sort=createdAt')).body;
      const text = `[-EVCPlus-] waxaad $10 ka heshay 0615550101, Tar: 10/03/26 09:00:00 haraagagu waa $${Math.random()}`;
      const { body } = await expectSaved(call('POST', 'walletMessage', { accountID: wallet._id, text }));
      const payments = [{ accountID: wallet._id, amount: 10, messageID: body.info[0]._id }];
      const book = () => call('POST', 'counter', { studentID: student._id, payments, keepRest: true });
      const booked = await takenAtOnce(app, 'wallet_message', [book, book]);
      return caught(booked !== 1, `one message was booked ${booked} times`);
    },
  },
];
