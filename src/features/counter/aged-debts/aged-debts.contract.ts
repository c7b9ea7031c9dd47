import { choice, ref } from '#kit/contract/fields-choice';
import { flag, money } from '#kit/contract/fields-number';
import { date, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { report } from '#kit/contract/report';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { type Age, ages } from '#features/ledger/debt/age.contract';

/** The kinds of debts that the report can be about: all, or documents of one kind. */
export const agedKinds = {
  all: words('All'),
  fee: words('Fees'),
  service: words('Services'),
  invoice: words('Invoices'),
} as const;

/** The states of promises by which debts are narrowed (ME15). */
export const promises = {
  today: words('Promised today'),
  broken: words('Broken'),
} as const;

const sum = (age: Age) => money(ages[age], { initial: 0 });

/** The report on aged debts (DE13). */
export const agedDebts = report({
  path: 'reports/agedDebts',
  title: 'Who owes how much since when',
  file: 'AgedDebts',
  body: {
    asOf: date('As of'),
    of: choice('Kind', agedKinds, { initial: 'all' }),
    /** Only the fees of this class. */
    classID: ref('Class', () => schoolClass),
    /** Only people who owe something as old as this. */
    age: choice('Days past due', ages),
    promise: choice('Promise', promises),
  },
  row: {
    person: text('Name'),
    phone: text('Phone'),
    guardianPhone: text("Parent's phone"),
    notDue: sum('notDue'),
    days1to30: sum('days1to30'),
    days31to60: sum('days31to60'),
    days61to90: sum('days61to90'),
    over90: sum('over90'),
    total: money('Total', { initial: 0 }),
    unusedCredit: money('Unused credit', { initial: 0 }),
    oldestDue: date('Oldest due'),
    lastPaid: date('Last paid'),
    lastFollowUp: date('Last follow-up'),
    /** The payment day that was promised last. */
    promiseDate: date('Promise'),
    kind: choice('Kind', { student: words('Student'), customer: words('Customer') }, { initial: 'student' }),
    /** True if the person was spoken to recently, or has promised a future day, and is not to be asked again yet (ME14). */
    inHand: flag('In hand', { initial: false }),
  },
});
