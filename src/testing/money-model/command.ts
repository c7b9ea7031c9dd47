import fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '#testing/test-app';
import type { World } from './world';

/** What the dice say of a command; each takes of it what it needs. */
export interface Dice {
  readonly which: number;
  readonly other: number;
  readonly cents: number;
  readonly pieces: number;
  readonly daysAgo: number;
  /** Of a payment at the counter: which debts, who pays and how. */
  readonly turn: number;
}

/** One call, what the model expects it to answer, and what it then makes of the model. */
export interface Move {
  readonly call: readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, unknown?];
  /** By another person than who does everything else. */
  readonly by?: 'other';
  readonly status: number;
  readonly apply?: (body: Answer['body']) => void;
}

export type Area = 'fees' | 'people' | 'shop' | 'books' | 'boxes' | 'counter' | 'notes';

/** Commands by name: pure, of the model and the dice alone; undefined where there is nothing to do it to. */
export type Plans = Readonly<Record<string, (world: World, dice: Dice) => Move | undefined>>;

/** The product behind its calls. */
export interface Product {
  call(...of: Move['call']): Promise<Answer>;
  /** Makes a call as an administrator who does nothing else. */
  callAsOther(...of: Move['call']): Promise<Answer>;
  /** Brings the clock to the world's day, a moment after the last command. */
  tick(world: World): void;
  /** Throws if lists, statement and dashboard differ from the model. */
  compare(world: World, area: Area): Promise<void>;
  /** Throws where anything moved since the last command that was taken. */
  expectUnmoved(): Promise<void>;
  /** How often each command was answered with each status. */
  readonly tally: Map<string, number>;
}

const dice: fc.Arbitrary<Dice> = fc.record({
  which: fc.nat(12),
  other: fc.nat(12),
  cents: fc.oneof(fc.constantFrom(0, 1, 2_000, 4_000), fc.nat(6_000)),
  pieces: fc.oneof(fc.constantFrom(1, 7), fc.nat(20)),
  daysAgo: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(40)),
  turn: fc.nat(8_639),
});

/** Commands that fast-check runs and shrinks; `often` come two times more often for each time that they are named. */
export function commandsOf(
  area: Area,
  plans: Plans,
  often: readonly string[] = [],
): fc.Arbitrary<fc.AsyncCommand<World, Product, true>>[] {
  return Object.entries(plans)
    .flatMap((one) => [one, ...often.flatMap((name) => (name === one[0] ? [one, one] : []))])
    .map(([name, plan]) => dice.map((rolled) => commandOf(area, name, plan, rolled)));
}

/** An amount to be paid: all that is left, half of it, or whatever the dice say. */
export function payment({ other, cents }: Dice, left: number): number {
  if (other % 3 === 0) return left;
  return other % 3 === 1 ? Math.ceil(left / 2) : cents;
}

function commandOf(area: Area, name: string, plan: Plans[string], rolled: Dice): fc.AsyncCommand<World, Product, true> {
  return {
    check: async () => true,
    run: async (world, product) => {
      const move = plan(world, rolled);
      if (!move) return;
      product.tick(world);
      const answer = await (move.by ? product.callAsOther : product.call)(...move.call);
      expect(answer.status, `${name} should answer ${move.status}, not ${answer.text}`).toBe(move.status);
      const key = `${name} ${answer.status}`;
      product.tally.set(key, (product.tally.get(key) ?? 0) + 1);
      if (answer.status !== 200) return product.expectUnmoved();
      move.apply?.(answer.body);
      await product.compare(world, area);
    },
    toString: () => `${name} ${JSON.stringify(rolled)}`,
  };
}
