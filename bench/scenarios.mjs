import { owner } from './product.mjs';

/**
 * What is asked for, in a server's own words for the product, and as kind and values for the limit and the typical server.
 * @typedef {Record<string, any>} Asked
 * @typedef {import('./load/connection.mjs').Request} Request
 * @typedef {{ p50?: number, rate?: number, p99?: number, bare?: number, cpu?: number }} Goal
 * `flat` asks for what costs the same however many students there are, `weight` is its part of the mixed load.
 * @typedef {{
 *   atOnce?: number,
 *   name: string, kind: string, ask: () => Asked, product: (asked: Asked) => Request | Request[], writes?: boolean, before?: string,
 *   flat?: () => Asked, goal: Goal, accepts?: number[], by?: readonly ('limit' | 'typical')[], connections?: number[], weight?: number,
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
  const get = (/** @type {string} */ path) => ({ path: `/api/academy/${path}`, token });
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) => ({ ...get(path), method: 'POST', body });
  const q = () => ({ q: oneOf(facts.names) });
  const wholeName = () => ({ q: oneOf(facts.wholeNames) });
  const pay = (/** @type {Asked} */ { feeID, studentID, amount, date }) =>
    post('receipt', {
      feeID,
      studentID,
      AmountPaid: amount,
      paymentMethod: 'cash',
      phonePaid: '252615550101',
      datePaid: date,
    });
  const enter = (/** @type {Asked} */ { amount, date }) =>
    post('transection', {
      transectionType: 'expense',
      type: 'Transport',
      name: 'Fuel',
      amount,
      date,
      description: 'Weekly',
    });
  const oneFee = oneOf(facts.fees);
  return [
    {
      name: 'List of 25 with exact total',
      kind: 'list',
      ask: () => ({ page: 1 }),
      product: () => get('student?page=1&pageSize=25'),
      flat: () => ({}),
      goal: { p50: 0.7, rate: 5000, cpu: 1.25 },
      weight: 400,
    },
    {
      name: 'Deep page',
      kind: 'list',
      ask: () => ({ page: Math.floor((facts.students / 25) * (0.85 + Math.random() * 0.1)) }),
      product: ({ page }) => get(`student?page=${page}&pageSize=25`),
      goal: { p50: 1 },
    },
    {
      name: 'Record by its key',
      kind: 'key',
      ask: () => ({ id: oneOf(facts.ids) }),
      product: ({ id }) => get(`student/${id}`),
      flat: () => ({ id: oneOf(facts.ids) }),
      goal: {},
      weight: 150,
    },
    {
      name: 'Name search in the list',
      kind: 'search',
      ask: q,
      product: (asked) => get(`student?q=${encodeURIComponent(asked.q)}&page=1&pageSize=25`),
      flat: wholeName,
      goal: { p50: 2 },
      weight: 120,
    },
    {
      name: 'Options search',
      kind: 'options',
      ask: q,
      product: (asked) => get(`student/options?q=${encodeURIComponent(asked.q)}`),
      flat: wholeName,
      goal: {},
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
      goal: { p50: 1 },
      weight: 40,
    },
    {
      name: 'Dashboard right after a write',
      kind: 'dashboard',
      before: 'transaction',
      ask: () => ({ amount: 1.25, date: today }),
      product: (asked) => [enter(asked), get('summary')],
      goal: { p50: 1 },
    },
    {
      name: 'Attendance report of a student',
      kind: 'attendanceReport',
      ask: () => oneOf(facts.seats),
      product: ({ studentID, classID }) => post('attendence/attendenceReport', { studentID, classID, status: 'all' }),
      goal: { bare: 2 },
      weight: 18,
    },
    {
      name: 'Statement of a month',
      kind: 'statement',
      ask: () => month,
      product: ({ from, to }) => get(`transection?running=1&from=${from}&to=${to}&page=1&pageSize=25`),
      goal: { bare: 2 },
      weight: 1,
    },
    {
      name: 'Fee report: what is due',
      kind: 'feeReport',
      ask: () => ({}),
      product: () => get('fee?feeStatus=due&sort=feeNo&page=1&pageSize=25'),
      goal: { bare: 2 },
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
      goal: { rate: 2000 },
    },
    {
      name: 'Enter an expense',
      kind: 'transaction',
      writes: true,
      ask: () => ({ amount: 1.25, date: today }),
      product: enter,
      goal: { rate: 2000 },
      weight: 40,
    },
    {
      name: 'Pay a fee',
      kind: 'pay',
      writes: true,
      ask: () => ({ ...next(facts.fees), amount: 0.01, date: today }),
      product: pay,
      goal: { rate: 2000, p99: 50 },
      weight: 70,
    },
    {
      name: 'Pay one and the same fee, everybody at once',
      kind: 'pay',
      writes: true,
      ask: () => ({ ...oneFee, amount: 0.01, date: today }),
      product: pay,
      accepts: [200, 409],
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
      goal: { p50: 2, rate: 1500 },
      weight: 40,
    },
    {
      name: 'Invoice of 10 lines',
      kind: 'invoice',
      writes: true,
      ask: () => ({}),
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
      by: [],
      goal: {},
    },
    {
      name: 'Log in',
      kind: 'login',
      writes: true,
      ask: () => ({ username: owner.username, password: owner.password }),
      product: (asked) => post('login', asked),
      // More tries of one account at once are told to wait.
      atOnce: 4,
      goal: {},
    },
  ];
}

/** @param {number} days */
function pastDay(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
