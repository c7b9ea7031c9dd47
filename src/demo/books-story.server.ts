import { transaction } from '#features/ledger/transaction/transaction.contract';
import type { Brand } from '#house/brand/brand.contract';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import type { PastCalls } from './past-calls.server';
import { between, seeded } from './seeded';
import { pick } from './somali-names';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

type Entry = readonly [type: string, name: string, description: string, least: number, most: number];

/** Income that no receipt is made for. */
const incomes: Readonly<Record<Brand, readonly [Entry, ...Entry[]]>> = {
  academy: [
    ['service income', 'Deeqa Copy Shop', 'Hall hired for a day', 25, 60],
    ['service income', 'Parents', 'Photocopies and prints', 6, 25],
    ['student', 'Former students', 'Copies of old certificates', 10, 30],
  ],
  decoration: [
    ['service income', 'Walk-in customers', 'Photocopies', 15, 60],
    ['Sales Income', 'Waste paper buyer', 'Paper offcuts sold', 8, 25],
  ],
};

/** The monthly expenses of the shop; the academy's own story pays the academy's. */
const shopExpenses: readonly Entry[] = [
  ['Rent', 'Bakaaro Market', 'Rent of the shop', 280, 280],
  ['Electricity', 'BECO', 'Electricity', 70, 140],
  ['Internet', 'Hormuud Telecom', 'Internet', 40, 40],
  ['Maintenance', 'Abdi Technics', 'Care of the printers', 20, 90],
];

const months = 12;

/** Entries into the books by hand, month by month. */
export function booksStory({ calls, today }: World, brand: Brand): readonly Act[] {
  const random = seeded(53);
  const enter = (transectionType: 'income' | 'expense', on: Day, entry: Entry): Act => {
    const [type, name, description, least, most] = entry;
    const amount = between(random, least, most);
    return {
      on,
      take: () => calls.save(transaction.path, { transectionType, type, name, amount, date: on, description }),
    };
  };
  return Array.from({ length: months }, (_none, back) => back).flatMap((back) => {
    const start = addDays(today, -30 * (back + 1));
    const paid = brand === 'decoration' ? shopExpenses : [];
    return [
      ...[6, 15, 24].map((day) => enter('income', addDays(start, day), pick(random, incomes[brand]))),
      ...paid.map((entry, index) => enter('expense', addDays(start, 2 + 4 * index), entry)),
    ];
  });
}
