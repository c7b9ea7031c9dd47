import { expect, it } from 'vitest';
import type { Scenario } from './interleaving/scenario';
import { areas } from './locks/areas';
import { startWholeApp } from './whole-app';

/** Calls that no order lets through: a walk-in sale owes nothing, so its receipt goes with it. */
const refusedAlways = new Set(['void a walk-in sale ‖ edit its receipt ‖ void its receipt: call 3']);

/** The calls of a scenario that are refused whichever of them comes first: weaving them tells nothing. */
async function idleIn({ name, variants, arrange }: Scenario): Promise<string[]> {
  const [taken, refused] = [new Set<string>(), new Set<string>()];
  for (let variant = 0; variant < variants; variant++) {
    const count = (await arrange(variant)).length;
    for (let first = 0; first < count; first++) {
      const calls = [...(await arrange(variant)).entries()];
      for (const [lane, call] of [...calls.slice(first), ...calls.slice(0, first)]) {
        const { status } = await call();
        (status < 300 ? taken : refused).add(`${name}: call ${lane + 1}`);
      }
    }
  }
  return [...refused].filter((call) => !taken.has(call) && !refusedAlways.has(call));
}

it.each(areas.map((area) => ({ ...area, name: area.scenarios.name })))(
  'each call that is woven into others is taken in some order: $name',
  async ({ brand, scenarios }) => {
    const app = await startWholeApp({ bounds: { writes: 100 } });
    app.setClock(new Date('2026-03-10T09:00:00Z'));
    const idle: string[] = [];
    for (const scenario of await scenarios(app, await app.setUp(brand))) idle.push(...(await idleIn(scenario)));
    await app.stop();
    expect(idle).toEqual([]);
  },
);
