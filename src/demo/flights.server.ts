import type { ClientBase } from 'pg';
import { readerOf } from '#kit/server/db';
import { flightOf, type Heard, type Said } from '#kit/server/driver/flight';
import { openNames, openPlans } from '#kit/server/driver/plans';

/** Sends a statement over a connection, whose plan is kept; resolves with the answer to it. */
type Send = (text: string, values: readonly unknown[]) => Promise<Heard>;

interface Waiting {
  readonly said: Said;
  readonly hear: (heard: Heard) => void;
  readonly fail: (error: unknown) => void;
}

/** More than there are texts: every plan is kept. */
const mostPlans = 1000;

/** Sends statements in their order. What is said while others are on their way goes together afterwards, with one write. */
export function openFlights(client: ClientBase): Send {
  const means = { plans: openPlans(openNames(), mostPlans), readerOf, outdated: () => undefined };
  const waiting: Waiting[] = [];
  const state = { isUnderWay: false };
  const fly = async () => {
    state.isUnderWay = true;
    while (waiting.length > 0) await land(waiting.splice(0));
    state.isUnderWay = false;
  };
  const land = async (some: readonly Waiting[]) => {
    try {
      const flight = flightOf(
        some.map(({ said }) => said),
        means,
      );
      const answers = await client.query(flight).answered;
      for (const [index, heard] of answers.entries()) some[index]?.hear(heard);
    } catch (error) {
      for (const { fail } of some) fail(error);
    }
  };
  return (text, values) =>
    new Promise<Heard>((hear, fail) => {
      waiting.push({ said: { text, values, plan: 'kept' }, hear, fail });
      if (!state.isUnderWay) void fly();
    });
}
