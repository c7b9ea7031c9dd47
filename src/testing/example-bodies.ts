/** Where fields must fit each other, what fits; by table. */
export const fitting: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  school_class: {
    TimeIn: '08:00',
    TimeOut: '10:00',
    startedDate: '2026-01-01',
    endDate: '2200-12-31',
    classStatus: 'active',
    classShift: 'offline',
    meetingLink: undefined,
  },
  // An employee is one teacher alone.
  teacher: { employeeID: undefined },
  app_user: { userType: 'Sales' },
  role: { permissions: [{ name: 'Customers', path: '/customer' }] },
  fee_receipt: { AmountPaid: 1 },
  // Of a type that no other example is charged.
  discount: { percent: 5, feetypes: ['certificate'] },
  service: { workType: 'both' },
  service_receipt: { AmountPaid: 1 },
  grade_scale: {
    passFrom: 40,
    steps: [
      { grade: 'Good', from: 40 },
      { grade: 'Poor', from: 0 },
    ],
  },
  holiday: { startDate: '2026-12-25', endDate: '2026-12-26' },
  lesson_change: {
    date: '2026-12-23',
    changeKind: 'extra',
    newDate: undefined,
    TimeIn: '12:00',
    TimeOut: '13:00',
  },
  assessment: { weight: 10 },
  score: { score: 1 },
  attendance: { date: '2026-02-07', day: 'Saturday' },
  money_transaction: { transectionType: 'income', type: 'service income' },
  payroll: { feetype: 'others', Amount: 20 },
  message_template: { texts: [{ language: 'en', text: 'An example' }] },
};

/** Where a POST takes other fields than the record has: what it takes. */
export const taken: Readonly<Record<string, readonly string[]>> = {
  fee: ['feeName', 'feetype', 'feeAmount', 'classID'],
  payroll: ['employee', 'feetype', 'monthly', 'Year', 'Amount'],
  payment: ['_id', 'customerID', 'payments', 'keepRest'],
  credit: ['_id', 'customerID', 'amount', 'accountID', 'reason'],
  message: ['customerIDs', 'channel', 'text'],
  wallet_message: ['accountID', 'text'],
};
