import { employee } from '#features/people/employee/employee.contract';
import { payroll } from '#features/people/payroll/payroll.contract';
import { payPayroll } from '#features/people/payroll/payroll.contract';
import { payrollMonth } from '#features/people/payroll/payroll.rules';
import type { Day } from '#kit/contract/day';
import { addDays, monthOf } from '#kit/rules/calendar';
import type { DemoEmployee } from './crew';
import type { PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/** How many months back the crew was hired. */
const months = 13;

/** The months of an example's crew, YYYY-MM, this one last. */
export function crewMonths(today: Day): string[] {
  const found = [monthOf(today)];
  for (let day = today; found.length <= months; day = `${monthOf(day)}-01`) {
    day = addDays(`${monthOf(day)}-01`, -1);
    found.unshift(monthOf(day));
  }
  return found;
}

/** Hires the crew; answers their ids in its order. */
export async function hire(calls: PastCalls, crew: readonly DemoEmployee[]): Promise<string[]> {
  const ids: string[] = [];
  for (const one of crew) ids.push((await calls.save(employee.path, one))._id);
  return ids;
}

/**
 * The crew's pay: salaries are made at the end of a month and paid on the 3rd of the next; before the feast everybody
 * gets something extra, and somebody has just asked for an advance that is still to be paid. `hired` is filled by then.
 */
export function payrollStory({ calls, today }: World, hired: readonly string[]): readonly Act[] {
  const [, ...worked] = crewMonths(today);
  const make = (employee: readonly string[], month: string, pay: { feetype: string; Amount?: number }) =>
    calls.saveAll(payroll.path, { employee, ...payrollMonth(month), ...pay });
  const payOut = async (made: Promise<readonly { _id: string }[]>) =>
    calls.saveAll(payPayroll.path, { ids: (await made).map(({ _id }) => _id) });
  const salaries = worked.flatMap((month): Act[] => {
    let made: ReturnType<typeof make> = Promise.resolve([]);
    return [
      { on: `${month}-28`, take: () => (made = make(hired, month, { feetype: 'salary' })) },
      { on: addDays(`${month}-28`, 6), take: () => payOut(made) },
    ];
  });
  const feast = worked[4] ?? monthOf(today);
  return [
    ...salaries,
    { on: `${feast}-12`, take: () => payOut(make(hired, feast, { feetype: 'others', Amount: 25 })) },
    {
      on: addDays(today, -2),
      take: () => make(hired.slice(0, 2), monthOf(today), { feetype: 'others', Amount: 60 }),
    },
  ];
}

/** Nobody joins a crew except by being hired. */
const nobody = async (): Promise<readonly string[]> => [];

/** A crew that is hired and paid, together with the employees who join it in another way. */
export function crewStory(world: World, crew: readonly DemoEmployee[], others = nobody): readonly Act[] {
  const hired: string[] = [];
  const first = `${crewMonths(world.today)[0]}-10`;
  const take = async () => {
    for (const id of [...(await hire(world.calls, crew)), ...(await others())]) hired.push(id);
  };
  return [{ on: first, take }, ...payrollStory(world, hired)];
}
