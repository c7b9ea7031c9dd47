import { expectSaved, type TestApp } from '#testing/test-app';
import { type Bug, caught, feeOf100 } from './bug';
import { byTrigger } from './plant';

type Body = Readonly<Record<string, unknown>>;

const half = [
  { dueDate: '2027-01-05', amount: 50 },
  { dueDate: '2027-02-05', amount: 50 },
];

/** A fee of 100 in two parts, of which something was taken off. */
async function splitFee(
  app: TestApp,
  owner: string,
): Promise<{ feeAmount: number; instalments: { amount: number }[] }> {
  const { fee } = await feeOf100(app, owner);
  const send = (method: 'POST' | 'PUT', path: string, body: Body) => app.call(method, path, { token: owner, body });
  await expectSaved(send('PUT', `fee/${fee._id}`, { instalments: half }));
  await send('POST', 'creditNote', { feeID: fee._id, amount: 30, creditKind: 'waiver', reason: 'Agreed' });
  return (await app.call('GET', `fee/${fee._id}`, { token: owner })).body;
}

/** Bugs of reducing and splitting fees. */
export const discountBugs: readonly Bug[] = [
  {
    guard: 'that what is taken off a fee shortens its instalments',
    battery: 'money',
    plant: byTrigger(
      'fee',
      'update',
      'if old.instalments is not null then new.instalments := old.instalments; end if; return new;',
    ),
    problem: async (app, owner) => {
      const { feeAmount, instalments } = await splitFee(app, owner);
      const sum = instalments.reduce((all, { amount }) => all + amount, 0);
      return caught(sum !== feeAmount, `${feeAmount} is owed in instalments of ${sum}`);
    },
  },
  {
    guard: 'that a standing discount is taken off by a credit note',
    battery: 'money',
    plant: byTrigger('credit_note', 'insert', 'if new."discountID" is not null then return null; end if; return new;'),
    problem: async (app, owner) => {
      const { money, student, place } = await feeOf100(app, owner);
      const body = {
        studentID: student._id,
        discountKind: 'merit',
        percent: 50,
        feetypes: ['workshop'],
        reason: 'Best',
      };
      await expectSaved(app.call('POST', 'discount', { token: owner, body }));
      const [fee] = (await expectSaved(money.chargeStudent(student, place, { feeAmount: 40 }))).body.info;
      const notes = (await app.call('GET', `creditNote?feeID=${fee._id}`, { token: owner })).body;
      return caught(notes.length !== 1, `${fee.credited} was taken off by ${notes.length} credit notes`);
    },
  },
];
