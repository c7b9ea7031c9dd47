import type { Fee, Receipt } from '#testing/academy-money';
import type { Answer } from '#testing/test-app';
import { type EnrollmentScene, startEnrollments } from '#features/academy/enrollment/enrollment.fixture';

type Values = Readonly<Record<string, unknown>>;

export const items = [
  { feeName: 'March 2026', feetype: 'monthlyfee', feeAmount: 1 },
  { feeName: 'Registration', feetype: 'Registrationfee', feeAmount: 10 },
  { feeName: 'Books', feetype: 'bookfee', feeAmount: '12.50' },
];
export const paid = { AmountPaid: 62.5, paymentMethod: 'Evc plus', phonePaid: '252615550202' };

/** The counter, the class PY-1, and the call that enrols in it. */
export interface AdmissionScene extends EnrollmentScene {
  /** The facts about a new student. */
  newcomer(values?: Values): Record<string, unknown>;
  admit(body: Values, more?: { token?: string; key?: string }): Promise<Answer>;
  /** How many there are of all that an admission makes. */
  everything(): Promise<Record<string, number>>;
  feesOf(studentID: string): Promise<Fee[]>;
  receiptsOf(studentID: string): Promise<Receipt[]>;
}

export async function startAdmissions(): Promise<AdmissionScene> {
  const scene = await startEnrollments();
  const { app, owner, get, schoolClass } = scene;
  let newcomers = 0;
  return {
    ...scene,
    newcomer: (values = {}) => ({
      studentName: 'Amina Ali',
      studentPhone: '252615550202',
      studentGender: 'female',
      studentAddress: 'Hodan',
      educationalLevel: 'Secondary',
      username: `newcomer.${++newcomers}@academy.test`,
      ...values,
    }),
    admit: (body, { token = owner, key } = {}) =>
      app.call('POST', 'admission', {
        token,
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
        body: { classID: schoolClass._id, Amount: 40, feeItems: items, ...body },
      }),
    everything: async () => {
      const paths = ['student', 'Enrollment', 'fee', 'receipt', 'transection'];
      const counts = await Promise.all(paths.map(async (path) => (await get(path)).body.length));
      return Object.fromEntries(paths.map((path, index) => [path, counts[index]]));
    },
    feesOf: async (studentID) => (await get(`fee?studentID=${studentID}`)).body,
    receiptsOf: async (studentID) => (await get(`receipt?studentID=${studentID}`)).body,
  };
}
