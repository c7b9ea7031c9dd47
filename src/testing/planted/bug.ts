import { academyMoney } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { type Answer, expectSaved, type TestApp } from '#testing/test-app';
import type { Plant } from './plant';

/** A guard, how to take it away, and what the battery named says then: nothing while the guard stands. */
export interface Bug {
  readonly guard: string;
  readonly battery: string;
  readonly plant: Plant;
  readonly problem: (app: TestApp, owner: string) => Promise<string | undefined>;
}

export const caught = (isWrong: boolean, what: string) => (isWrong ? what : undefined);
export const refused = (answer: Answer, status: number) =>
  caught(answer.status !== status, `answered ${answer.status}`);

/** A student of a class who owes 100. */
export async function feeOf100(app: TestApp, owner: string) {
  const [make, money] = [academyRecords(app, owner), academyMoney(app, owner)];
  const [student, place] = [await make.student(), await make.class()];
  await expectSaved(money.enrol(student, place));
  const { body } = await expectSaved(money.chargeStudent(student, place, { feeAmount: 100 }));
  return { make, money, student, place, fee: body.info[0] };
}
