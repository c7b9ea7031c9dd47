import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import type { Today } from '#features/dashboards/today/today.contract';

interface Reader {
  readonly screens: ReadonlySet<string>;
  readonly keepsSeats: boolean;
}

/** The day before it is loaded, with the parts that the reader's screens allow: drawn invisibly, it reserves the height of a usual day. */
export function awaitedToday({ screens, keepsSeats }: Reader, day: string): Today {
  const amount = readMoney(1_234.56) ?? noMoney;
  const has = (...paths: readonly string[]) => paths.some((path) => screens.has(path));
  return {
    registers: has('/attendence') ? { begun: 5, missing: 2 } : null,
    owed: has('/debts', '/fee', '/service', '/sales') ? { people: 12, amount, since: day, overdue: null } : null,
    stock: has('/stock') ? { low: 3, empty: 2 } : null,
    complaints: has('/complain') ? { open: 2, since: day } : null,
    month: {
      income: { now: amount, before: amount },
      expense: { now: amount, before: amount },
      enrolled: null,
      sameDay: day,
    },
    steps: null,
    waiting: keepsSeats && has('/stdenrollment') ? { students: 0, since: null } : null,
  };
}
