import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';
import { guardianSlice } from '#features/academy/guardian/guardian-slice.server';
import { gradebookSlice } from '#features/academy/gradebook/gradebook-slice.server';
import { reportCardSlice } from '#features/academy/report-card/report-card-slice.server';
import { lessonSlice } from '#features/academy/lesson/lesson-slice.server';
import { lessonCalendarSlice } from '#features/academy/lesson/lesson-calendar-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { ownChoiceSlice } from '#features/academy/student/own-choice-slice.server';
import { studentPinSlice } from '#features/academy/student/pin-slice.server';
import { guardianLoginSlice } from '#features/entry/login/guardian-login-slice.server';
import { pinSlice } from '#features/entry/pin/pin-slice.server';

export interface Child {
  readonly _id: string;
  readonly studentName: string;
  readonly classID: string;
  readonly receiptID: string;
}

export type Agreed = readonly [child: Child, access: 'all' | 'fees' | 'contact'];
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const childrenOf = (agreed: readonly Agreed[]) =>
  agreed.map(([{ _id: studentID }, access]) => ({ studentID, relation: 'mother', access, consentDate: '2026-11-20' }));

/** An academy with three children, each with a class, a fee, a receipt, a mark and an absence of its own, and their guardians. */
export async function startFamilies() {
  let phones = 0;
  const slices = [
    ...counterSlices,
    attendanceSlice,
    certificateSlice,
    complaintSlice,
    guardianSlice,
    marksSlice,
    studentClassesSlice,
    ownChoiceSlice,
    studentPinSlice,
    guardianLoginSlice,
    pinSlice,
    gradebookSlice,
    reportCardSlice,
    lessonSlice,
    lessonCalendarSlice,
  ];
  const at: AtCounter = await startAtCounter(await startTestApp({ slices }));
  await at.set({
    features: { families: true, debts: true, counter: true, wallet: true, gradebook: true, timetable: true },
  });
  const call = (method: Method, path: string, token: string, body?: object) =>
    at.app.call(method, path, { token, ...(body ? { body } : {}) });
  async function someChild(studentName: string, amount: number): Promise<Child> {
    const { make, money } = at;
    const student = await make.student({ studentName });
    const room = await make.class({ startedDate: '2026-11-01', endDate: '2027-04-30' });
    await money.enrol(student, room);
    const [fee] = (await money.chargeStudent(student, room, { feeName: 'Books', feeAmount: amount })).body.info;
    const receipt = await expectSaved(money.pay(fee, 5, { datePaid: '2026-11-23' }));
    const subject = await make.subject({ courseID: room.courseID._id });
    const where = { studentID: student._id, classID: room._id };
    await expectSaved(call('POST', 'marks', at.owner, { ...where, subjectID: subject._id, Amount: 70 }));
    const day = { date: '2026-11-23', attended: 0, attendenceStatus: 'upsent' };
    await expectSaved(call('POST', 'attendence', at.owner, { ...where, ...day }));
    return { _id: student._id, studentName, classID: room._id, receiptID: receipt.body.info._id };
  }

  /** A guardian of these children who has logged in. */
  async function guardianOf(...agreed: readonly Agreed[]): Promise<{ readonly _id: string; readonly token: string }> {
    const guardianPhone = `25261${8_000_000 + phones++}`;
    const body = { guardianName: 'Halima Nur', guardianPhone, children: childrenOf(agreed) };
    const { _id } = (await expectSaved(call('POST', 'guardian', at.owner, body))).body.info;
    const { pin } = (await expectSaved(call('POST', `guardian/pin/${_id}`, at.owner))).body;
    const login = await at.app.call('POST', 'loginguardian', { body: { guardianPhone, password: pin } });
    const choice = { challenge: login.body.challenge, password: 'mango tree 7', confirmPassword: 'mango tree 7' };
    return { _id, token: (await expectSaved(at.app.call('POST', 'login/setPassword', { body: choice }))).body.token };
  }

  return {
    ...at,
    call,
    guardianOf,
    freshPhone: () => `25261${8_500_000 + phones++}`,
    everything: await someChild('Amina Ali', 40),
    fees: await someChild('Bashir Ali', 30),
    stranger: await someChild('Cawo Nur', 20),
  };
}

export type Families = Awaited<ReturnType<typeof startFamilies>>;
