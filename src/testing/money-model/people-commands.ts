import type { Plans } from './command';
import { post, postingOf } from './statement';
import { amount, either, monthOf, pick, sum } from './kept';
import { earned, type Entry, heldBy, isClosed, type Payroll, type World } from './world';

const monthNames = ['January', 'February', 'March', 'April', 'May', 'June'];
const named = (month: string) => ({ monthly: monthNames[Number(month.slice(5)) - 1], Year: 2026 });
const someMonth = (world: World, other: number) => (other % 2 ? '2026-02' : monthOf(world.day));

const made = (
  world: World,
  values: Pick<Payroll, 'employee' | 'feetype' | 'month' | 'cents'>,
  _id: string,
): Payroll => {
  const payroll: Payroll = { no: ++world.last.payroll, _id, ...values, made: world.day, paidOn: undefined, live: true };
  world.payrolls.push(payroll);
  return payroll;
};

function pay(world: World, payroll: Payroll): void {
  payroll.paidOn = world.day;
  post(world, { side: 'expense', type: 'payroll', cents: payroll.cents, date: world.day, source: payroll });
}

const unpaid = ({ entries }: World, employee: number, month: string) =>
  entries.filter((one) => one.employee === employee && one.month === month && !one.payroll);
const worth = (entries: readonly Entry[]) => sum(entries.map(earned));

/** One or two different ones. */
const some = <T>(list: readonly T[], which: number, other: number): T[] => [
  ...new Set([which, other].flatMap((one) => pick(list, one) ?? [])),
];

/** Entries of one employee and month together, in the order of their first. */
function grouped(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.employee} ${entry.month}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

const salaryOfEmployee = ({ employees }: World, nth: number) => employees[nth]?.salary ?? 0;

/** Where a salary prevents another. */
const salaryOf = ({ payrolls }: World, employee: number, month: string) =>
  payrolls.some((one) => one.live && one.feetype === 'salary' && one.employee === employee && one.month === month);

export const peoplePlans: Plans = {
  makeSalary: (world, { which, other }) => {
    const employee = which % world.employees.length;
    const month = someMonth(world, other);
    const { _id, salary = 0 } = world.employees[employee] ?? {};
    const refused = isClosed(world, world.day) || salary === 0 || salaryOf(world, employee, month);
    return {
      call: ['POST', 'payroll', { employee: [_id], feetype: 'salary', ...named(month) }],
      status: either(refused, 409, 200),
      apply: ({ info }) => made(world, { employee, feetype: 'salary', month, cents: salary }, info[0]._id),
    };
  },
  makeSalaries: (world, { which, other }) => {
    const month = someMonth(world, other);
    // The employees who have a salary, or everybody: then nobody gets one.
    const chosen = world.employees.flatMap(({ salary }, nth) => (salary > 0 || which % 4 === 0 ? [nth] : []));
    const refused =
      isClosed(world, world.day) ||
      chosen.some((nth) => salaryOfEmployee(world, nth) === 0 || salaryOf(world, nth, month));
    return {
      call: [
        'POST',
        'payroll',
        { employee: chosen.map((nth) => world.employees[nth]?._id), feetype: 'salary', ...named(month) },
      ],
      status: either(refused, 409, 200),
      apply: ({ info }) =>
        chosen.forEach((employee, nth) =>
          made(world, { employee, feetype: 'salary', month, cents: salaryOfEmployee(world, employee) }, info[nth]._id),
        ),
    };
  },
  makeCommission: (world, { which, other }) => {
    const employee = which % world.employees.length;
    const month = someMonth(world, other);
    const entries = unpaid(world, employee, month);
    const refused = isClosed(world, world.day) || worth(entries) === 0;
    return {
      call: ['POST', 'payroll', { employee: [world.employees[employee]?._id], feetype: 'commission', ...named(month) }],
      status: either(refused, 409, 200),
      apply: ({ info }) => {
        const payroll = made(world, { employee, feetype: 'commission', month, cents: worth(entries) }, info[0]._id);
        for (const entry of entries) entry.payroll = payroll;
      },
    };
  },
  makeOther: (world, { which, other, cents }) => {
    const employee = which % world.employees.length;
    const month = someMonth(world, other);
    const feetype = which % 2 ? 'others' : 'commission';
    return {
      call: [
        'POST',
        'payroll',
        { employee: [world.employees[employee]?._id], feetype, ...named(month), Amount: amount(cents) },
      ],
      status: cents === 0 ? 400 : either(isClosed(world, world.day), 409, 200),
      apply: ({ info }) => made(world, { employee, feetype, month, cents }, info[0]._id),
    };
  },
  editPayroll: (world, { which, cents }) => {
    const one = pick(world.payrolls, which);
    if (!one) return undefined;
    const open = one.live && one.paidOn === undefined && !isClosed(world, one.made);
    const changes = one.feetype !== 'salary' && cents !== one.cents;
    // A commission of 0 would be calculated again from the performance: makeCommission shows that.
    if (changes && cents === 0 && one.feetype === 'commission') return undefined;
    const holds = heldBy(world, one).length > 0;
    return {
      call: ['PUT', `payroll/${one._id}`, { Amount: amount(cents) }],
      status: !open || (changes && holds) ? 409 : either(changes && cents === 0, 400, 200),
      apply: () => {
        if (changes) one.cents = cents;
      },
    };
  },
  payPayroll: (world, { which, other }) => {
    const chosen = some(world.payrolls, which, other);
    if (chosen.length === 0) return undefined;
    const refused = isClosed(world, world.day) || chosen.some((one) => !one.live || one.paidOn !== undefined);
    return {
      call: ['POST', 'payroll/pay', { ids: chosen.map(({ _id }) => _id) }],
      status: either(refused, 409, 200),
      apply: () => {
        for (const one of chosen) pay(world, one);
      },
    };
  },
  voidPayroll: (world, { which }) => {
    const one = pick(world.payrolls, which);
    if (!one) return undefined;
    return {
      call: ['DELETE', `payroll/${one._id}`],
      status: either(one.live && !isClosed(world, one.paidOn ?? one.made), 200, 409),
      apply: () => {
        if (one.paidOn !== undefined) postingOf(world, one).live = false;
        for (const entry of heldBy(world, one)) entry.payroll = undefined;
        one.live = false;
      },
    };
  },
  enterEntry: (world, { which, other, cents, pieces }) => {
    const employee = which % world.employees.length;
    const month = someMonth(world, other);
    const factor = pieces * 37;
    return {
      call: [
        'POST',
        'performance',
        {
          employeeID: world.employees[employee]?._id,
          taskType: 'Banner',
          quantity: 1,
          taskPrice: amount(cents),
          commission: factor / 10_000,
          taskDate: `${month}-05T10:00`,
        },
      ],
      status: 200,
      apply: ({ info }) =>
        world.entries.push({ _id: info._id, employee, month, price: cents, factor, payroll: undefined }),
    };
  },
  editEntry: (world, { which, cents }) => {
    const one = pick(world.entries, which);
    if (!one) return undefined;
    return {
      call: ['PUT', `performance/${one._id}`, { taskPrice: amount(cents) }],
      status: either(one.payroll !== undefined, 409, 200),
      apply: () => (one.price = cents),
    };
  },
  deleteEntry: (world, { which }) => {
    const one = pick(world.entries, which);
    if (!one) return undefined;
    return {
      call: ['DELETE', 'performance', { _id: one._id }],
      status: either(one.payroll !== undefined, 409, 200),
      apply: () => (world.entries = world.entries.filter((entry) => entry !== one)),
    };
  },
  payEntries: (world, { which, other }) => {
    const chosen = some(world.entries, which, other).toSorted((a, b) => (a._id < b._id ? -1 : 1));
    if (chosen.length === 0) return undefined;
    const groups = grouped(chosen);
    const idle = [...groups.values()].some((entries) => worth(entries) === 0);
    const refused = isClosed(world, world.day) || idle || chosen.some(({ payroll }) => payroll !== undefined);
    return {
      call: ['POST', 'performance/pay', { ids: chosen.map(({ _id }) => _id) }],
      status: either(refused, 409, 200),
      apply: ({ info }) => {
        const payrolls = [...groups.values()].map((entries, nth) => {
          const [{ employee, month } = { employee: 0, month: '' }] = entries;
          const payroll = made(world, { employee, feetype: 'commission', month, cents: worth(entries) }, info[nth]._id);
          for (const entry of entries) entry.payroll = payroll;
          return payroll;
        });
        for (const payroll of payrolls) pay(world, payroll);
      },
    };
  },
};
