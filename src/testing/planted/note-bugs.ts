import { expectSaved, type TestApp } from '#testing/test-app';
import { type Bug, caught, feeOf100 } from './bug';
import { byTrigger, inDatabase, inStatements, together } from './plant';
import { takenAtOnce } from './race';

/** A student who owes 100, and how something is taken off it. */
async function notesOf(app: TestApp, owner: string) {
  const { money, fee, student } = await feeOf100(app, owner);
  const note = (amount: number) =>
    app.call('POST', 'creditNote', {
      token: owner,
      body: { feeID: fee._id, amount, creditKind: 'waiver', reason: 'Agreed' },
    });
  return { money, fee, student, note };
}

/** Bugs of taking debts back. */
export const noteBugs: readonly Bug[] = [
  {
    guard: 'the locks of the debt of which something is taken off, and of who owes it',
    battery: 'interleavings',
    plant: together(
      inStatements((text) => text.replace(/( order by _id) for (?:no key )?update$/, '$1')),
      inDatabase('alter table academy.fee drop constraint if exists "fee_feePaid_check"'),
    ),
    problem: async (app, owner) => {
      const { note } = await notesOf(app, owner);
      const takeOff = () => note(60);
      const taken = await takenAtOnce(app, 'credit_note', [takeOff, takeOff]);
      return caught(taken !== 1, `${taken} credit notes of 60 were taken off 100`);
    },
  },
  {
    guard: 'that what had been paid and is taken back becomes credit',
    battery: 'money',
    plant: byTrigger('credit', 'insert', `if new.kind = 'creditNote' then return null; end if; return new;`),
    problem: async (app, owner) => {
      const { money, fee, student, note } = await notesOf(app, owner);
      await expectSaved(money.pay(fee, 100));
      await note(30);
      const { body } = await app.call('GET', `counter/debts?studentID=${student._id}`, { token: owner });
      const { credit } = body.people[0];
      return caught(credit !== 30, `${credit} are the student's credit after 30 of 100 paid were taken back`);
    },
  },
];
