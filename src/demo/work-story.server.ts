import { branch } from '#features/people/branch/branch.contract';
import { performance } from '#features/people/performance/performance.contract';
import { payPerformance } from '#features/people/performance/performance.contract';
import { factorOf } from '#features/people/performance/performance.rules';
import type { Day } from '#kit/contract/day';
import { addDays, monthOf } from '#kit/rules/calendar';
import { type DemoEmployee } from './crew';
import { crewMonths } from './crew-story.server';
import type { PastCalls } from './past-calls.server';
import { between, seeded } from './seeded';
import { pick } from './somali-names';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

const tasks = [
  ['Banner', 15, 60],
  ['Signboard', 80, 260],
  ['Business cards', 12, 35],
  ['Wedding cards', 40, 120],
  ['Logo design', 30, 90],
  ['Flyers', 20, 75],
  ['T-shirt print', 10, 48],
] as const;

/** The branches of the print shop, opened one after the other. */
export function branchStory({ calls, today }: World): readonly Act[] {
  const opened = (on: Day, branch_name: string, branch_location: string): Act => ({
    on,
    take: () => calls.save(branch.path, { branch_name, branch_location }),
  });
  return [
    opened(addDays(today, -390), 'Bakaaro', 'Bakaaro Market, Howlwadaag, Mogadishu'),
    opened(addDays(today, -250), 'Kilometre 4', 'Maka al-Mukarama Road, Hodan, Mogadishu'),
    opened(addDays(today, -60), 'Hamarweyne', 'Via Roma, Hamarweyne, Mogadishu'),
  ];
}

/**
 * The work of those who earn a commission, some every week; what was done in a month is paid on the 5th of the next.
 * `hired` is filled by then, in the order of the crew.
 */
export function workStory(
  { calls, today }: World,
  crew: readonly DemoEmployee[],
  hired: readonly string[],
): readonly Act[] {
  const random = seeded(77);
  const entries = new Map<string, string[]>();
  const enter = (who: number, on: Day): Act => {
    const [taskType, least, most] = pick(random, tasks);
    const body = {
      taskType,
      quantity: between(random, 1, 6),
      taskPrice: between(random, least, most) + pick(random, [0, 0.5, 0.25]),
      commission: factorOf(crew[who]?.commissionRate ?? 0),
      taskDate: `${on}T${String(between(random, 8, 17)).padStart(2, '0')}:30`,
    };
    return {
      on,
      take: async () => {
        const { _id } = await calls.save(performance.path, { ...body, employeeID: hired[who] });
        entries.set(monthOf(on), [...(entries.get(monthOf(on)) ?? []), _id]);
      },
    };
  };
  return crewMonths(today)
    .slice(1)
    .flatMap((month): Act[] => [
      ...crew.flatMap(({ commissionRate }, who) =>
        commissionRate === 0
          ? []
          : Array.from({ length: 6 }, () => enter(who, `${month}-${String(between(random, 1, 28)).padStart(2, '0')}`)),
      ),
      {
        on: addDays(`${month}-28`, 8),
        take: () => calls.saveAll(payPerformance.path, { ids: entries.get(month) ?? [] }),
      },
    ]);
}
