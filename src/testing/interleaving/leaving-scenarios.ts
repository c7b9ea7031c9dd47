import { academyMoney, type Fee } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { expectSaved, type TestApp } from '#testing/test-app';
import type { Scenario } from './scenario';

const brand = 'academy';

/** Students who leave a class while it is charged and paid, and who want its last seat. */
export async function leavingScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const make = academyRecords(app, token);
  const money = academyMoney(app, token);
  const post = (path: string, body: object) => app.call('POST', path, { token, body });
  const today = new Date().toISOString().slice(0, 10);
  const month = today.slice(0, 7);
  const ahead = `${Number(month.slice(0, 4)) + 1}-01`;
  const charge = (classID: string, feeMonth: string) =>
    post('fee', { feetype: 'monthlyfee', feeName: 'Month', classID, feeMonth });
  let strayed: () => Promise<number> = async () => 0;
  let overfull: () => Promise<number> = async () => 0;
  return [
    {
      name: 'leave a class ‖ charge it ‖ pay the month',
      brand,
      variants: 3,
      arrange: async (variant) => {
        const [student, place] = [await make.student(), await make.class()];
        const seat = (await expectSaved(money.enrol(student, place, { enrolledDate: `${month}-01` }))).body.info;
        const [fee] = (await expectSaved(charge(place._id, month))).body.info;
        const unearned = ['keep', 'credit', 'keep'][variant];
        // Students who have left are charged no later month, or it is credited.
        strayed = async () => {
          const fees: Fee[] = (await app.call('GET', `fee?classID=${place._id}&feeMonth=${ahead}`, { token })).body;
          const left = (await app.call('GET', `Enrollment/${seat._id}`, { token })).body.enrolledStatus === 'blocked';
          return left ? fees.filter(({ feeAmount }) => feeAmount > 0).length : 0;
        };
        return [
          () => post(`Enrollment/leave/${seat._id}`, { leftDate: today, leftReason: 'moved', prorate: true, unearned }),
          () => charge(place._id, ahead),
          () => money.pay(fee, 30, { datePaid: today }),
        ];
      },
      strayed: () => strayed(),
    },
    {
      name: 'take the last seat ‖ take it ‖ seat who waits for it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const capacity = 1 + variant;
        const place = await make.class({ capacity });
        const [first, second, third] = [await make.student(), await make.student(), await make.student()];
        const waits = (await expectSaved(money.enrol(first, place, { enrolledStatus: 'waiting' }))).body.info;
        overfull = async () => {
          const { seatsTaken } = (await app.call('GET', `class/${place._id}`, { token })).body;
          return Math.max(0, seatsTaken - capacity);
        };
        return [
          () => money.enrol(second, place),
          () => money.enrol(third, place),
          () => app.call('PUT', `Enrollment/${waits._id}`, { token, body: { enrolledStatus: 'active' } }),
        ];
      },
      strayed: () => overfull(),
    },
  ];
}
