import { askedWith } from './load/asked.mjs';
import { owner } from './product.mjs';

/**
 * What is asked for, in a server's own words for the product, and as kind and values for the limit and the typical server.
 * @typedef {Record<string, any>} Asked
 * @typedef {import('./load/connection.mjs').Request} Request
 * @typedef {{ limit?: number, cpu?: number, typical?: number, beside?: number, rate?: number }} Goal
 * A goal is at most so many times the limit's ms, its processor time, or the typical server's ms; `growth` at most so many times the
 * ms of an academy of a hundredth of the students. What has another call of the product `beside` it takes turns with that one: at most so many times
 * its ms, and at least so many times its `rate`.
 * `flat` asks for what costs the same however many students there are, `weight` is its part of the mixed load.
 * @typedef {{
 *   name: string, kind: string, ask: (connection: number) => Asked, product: (asked: Asked) => Request | Request[], writes?: boolean, before?: string,
 *   flat?: () => Asked, growth?: number, goal: Goal, accepts?: number[], by?: readonly ('limit' | 'typical')[], weight?: number, beside?: Scenario,
 * }} Scenario
 */

/**
 * @param {import('./load/facts.mjs').Facts} facts
 * @param {Awaited<ReturnType<typeof import('./load/shop.mjs').stockShop>>} shop
 * @returns {Scenario[]}
 */
export function scenariosOf(facts, shop) {
  const { token, shopToken, month } = facts;
  const today = new Date().toISOString().slice(0, 10);
  let nth = 0;
  /** @template T @param {readonly T[]} list @returns {T} */
  const oneOf = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)]);
  /** Each in turn, so that no two connections take the same. @template T @param {readonly T[]} list @returns {T} */
  const next = (list) => /** @type {T} */ (list[nth++ % list.length]);
  const once = () => `${Date.now().toString(36)}${(nth++).toString(36)}`;
  const { get, post, pay, enter } = askedWith(token);
  const q = () => ({ q: oneOf(facts.names) });
  const wholeName = () => ({ q: oneOf(facts.wholeNames) });
  return [
    {
      name: 'List of 25 with exact total',
      kind: 'list',
      ask: () => ({ page: 1 }),
      product: () => get('student?page=1&pageSize=25'),
      flat: () => ({}),
      growth: 1.3,
      goal: { limit: 1.3, cpu: 1.7, typical: 0.2 },
      weight: 400,
    },
    {
      name: 'Deep page',
      kind: 'list',
      ask: () => ({ page: Math.floor((facts.students / 25) * (0.85 + Math.random() * 0.1)) }),
      product: ({ page }) => get(`student?page=${page}&pageSize=25`),
      goal: {},
    },
    {
      name: 'Record by its key',
      kind: 'key',
      ask: () => ({ id: oneOf(facts.ids) }),
      product: ({ id }) => get(`student/${id}`),
      flat: () => ({ id: oneOf(facts.ids) }),
      growth: 1.3,
      goal: { limit: 1.3, cpu: 1.7, typical: 0.2 },
      weight: 150,
    },
    {
      name: 'Name search in the list',
      kind: 'search',
      ask: q,
      product: (asked) => get(`student?q=${encodeURIComponent(asked.q)}&page=1&pageSize=25`),
      flat: wholeName,
      growth: 2,
      goal: { limit: 1, typical: 0.05 },
      weight: 120,
    },
    {
      name: 'Options search',
      kind: 'options',
      ask: q,
      product: (asked) => get(`student/options?q=${encodeURIComponent(asked.q)}`),
      flat: wholeName,
      growth: 2,
      goal: { limit: 1.3, cpu: 1.7, typical: 0.2 },
      weight: 100,
    },
    {
      name: 'Global search',
      kind: 'globalSearch',
      ask: q,
      product: (asked) => get(`search?q=${encodeURIComponent(asked.q)}`),
      by: ['limit'],
      goal: {},
      weight: 20,
    },
    {
      name: 'Dashboard',
      kind: 'dashboard',
      ask: () => ({}),
      product: () => get('summary'),
      flat: () => ({}),
      growth: 1.3,
      goal: { limit: 1.3, cpu: 1.7, typical: 0.2 },
      weight: 40,
    },
    {
      name: 'Dashboard right after a write',
      kind: 'dashboard',
      before: 'transaction',
      ask: () => ({ amount: 1.25, date: today }),
      product: (asked) => [enter(asked), get('summary')],
      goal: {},
    },
    {
      name: 'Attendance report of a student',
      kind: 'attendanceReport',
      ask: () => oneOf(facts.seats),
      product: ({ studentID, classID }) => post('attendence/attendenceReport', { studentID, classID, status: 'all' }),
      goal: { limit: 1.5, typical: 0.3 },
      weight: 18,
    },
    {
      name: 'Statement of a month',
      kind: 'statement',
      ask: () => month,
      product: ({ from, to }) => get(`transection?running=1&from=${from}&to=${to}&page=1&pageSize=25`),
      goal: { limit: 1.5, typical: 0.3 },
      weight: 1,
    },
    {
      name: 'Fee report: what is due',
      kind: 'feeReport',
      ask: () => ({}),
      product: () => get('fee?feeStatus=due&sort=feeNo&page=1&pageSize=25'),
      goal: { limit: 1.5, typical: 0.3 },
      weight: 1,
    },
    {
      name: 'Create a student (with its login)',
      kind: 'createStudent',
      writes: true,
      ask: () => ({
        studentName: 'Amina Warsame Farah',
        username: `new.${once()}@mail.example`,
        password: 'pen and paper',
      }),
      product: (asked) =>
        post('student', {
          ...asked,
          studentPhone: '252615550202',
          studentGender: 'female',
          studentAddress: 'Wadajir, Mogadishu',
          educationalLevel: 'Secondary',
        }),
      goal: {},
    },
    {
      name: 'Enter an expense',
      kind: 'transaction',
      writes: true,
      ask: () => ({ amount: 1.25, date: today }),
      product: enter,
      goal: { limit: 1.5, cpu: 3, typical: 0.8 },
      weight: 40,
    },
    {
      name: 'Pay a fee',
      kind: 'pay',
      writes: true,
      ask: () => ({ ...next(facts.fees), amount: 0.01, date: today }),
      product: pay,
      goal: { limit: 1.5, cpu: 3, typical: 0.8 },
      weight: 70,
    },
    {
      name: 'Pay one and the same fee, everybody at once',
      kind: 'pay',
      writes: true,
      ask: () => ({ ...facts.oneFee, amount: 0.01, date: today }),
      product: pay,
      accepts: [200, 409],
      goal: {},
    },
    {
      name: 'Edit of a receipt',
      kind: 'editReceipt',
      writes: true,
      ask: () => ({ ...next(facts.receipts), amount: (1 + Math.floor(Math.random() * 90)) / 100 }),
      product: ({ receiptID, amount }) => ({
        ...post(`receipt/${receiptID}`, { AmountPaid: amount }),
        method: 'PUT',
      }),
      goal: {},
    },
    {
      name: 'Attendance of 30',
      kind: 'attendance',
      writes: true,
      ask: () => ({ ...next(facts.registers), date: pastDay(30 + Math.floor(Math.random() * 250)) }),
      product: ({ classID, students, date }) =>
        post(
          'attendence',
          students.map((/** @type {string} */ studentID) => ({
            studentID,
            classID,
            date,
            attendenceStatus: 'present',
          })),
        ),
      goal: { limit: 1.3, cpu: 2.5, typical: 0.8 },
      weight: 40,
    },
    {
      name: 'Invoice of 10 lines',
      kind: 'invoice',
      writes: true,
      ask: () => ({ ...shop, quantity: 1 }),
      product: () => ({
        ...post('', {
          customerID: shop.customerID,
          discount: 0,
          isReceipt: false,
          items: shop.items.map((item) => ({ ...item, Quantity: 1 })),
        }),
        path: '/api/decoration/invoice/customInvoice',
        token: shopToken,
      }),
      goal: { limit: 2, typical: 0.6 },
    },
    {
      name: 'Log in',
      kind: 'login',
      writes: true,
      // Each connection has its own account: several attempts of one account at once are told to wait.
      ask: (connection) => ({ username: facts.logins[connection % facts.logins.length], password: owner.password }),
      product: (asked) => post('login', asked),
      goal: {},
    },
  ];
}

/** @param {number} days */
function pastDay(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
