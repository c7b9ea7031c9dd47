import type { Day } from '#kit/contract/day';
import { features } from '#app/features';
import { addDays } from '#kit/rules/calendar';
import { type DemoBrand, demoPassword } from './demo-brand';
import type { PastCalls } from './past-calls.server';
import { type Act, inOrder, sideBySide } from './story';

/** Keeps an example organisation by its people's own calls, each made at its own time. */
export async function makeBrand(
  calls: PastCalls,
  demo: DemoBrand,
  today: Day,
  say: (sentence: string) => void,
): Promise<void> {
  const acts = inOrder(demo.acts(calls), today);
  const [owner] = demo.staff;
  if (!owner) throw new Error('An example needs a superAdmin');
  await calls.at(new Date(`${addDays(acts[0]?.on ?? today, -2)}T06:00:00Z`), () =>
    calls.found({
      ...demo.organisation,
      features: allOn(demo),
      adminName: owner.name,
      username: owner.username,
      password: demoPassword,
    }),
  );
  await calls.logIn(owner.username, demoPassword);
  const quarter = Math.ceil(acts.length / 4);
  let [now, done] = [0, 0];
  const take = async (act: Act) => {
    if (done > 0 && done % quarter === 0) say(`  ${demo.called}: ${act.on.slice(0, 7)} is reached`);
    now = momentAfter(now, act.on);
    done++;
    await calls.at(new Date(now), act.take);
  };
  for (const some of sideBySide(acts, mostAtOnce)) {
    const ended = await Promise.allSettled(some.map(take));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  }
}

/** Few are enough that there is something to compute while the database is at work. */
const mostAtOnce = 4;

/** An example shows everything there is. */
function allOn({ brand }: DemoBrand): Readonly<Record<string, boolean>> {
  const own = features.filter(({ brands }) => brands.includes(brand));
  return Object.fromEntries(own.map(({ name }) => [name, true]));
}

/** The next moment at the counter, which opens at eight in Mogadishu and serves one every few minutes. */
function momentAfter(before: number, day: Day): number {
  const opens = Date.parse(`${day}T05:00:00Z`);
  return Math.min(Math.max(opens, before + 3 * 60_000), Date.now());
}
