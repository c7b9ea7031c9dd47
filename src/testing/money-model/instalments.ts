import { owedFor } from './debts';
import { sum } from './kept';
import { type Debt, type World } from './world';

/** Keeps the parts of a fee at what is owed: the last shrink first, and the last one grows; one part is none (FE3). */
export function fit(world: World, of: Debt): void {
  if (!('seat' in of) || !of.parts) return;
  const owed = owedFor(world, of);
  const parts = [...of.parts];
  for (let over = sum(parts) - owed; over > 0; over = sum(parts) - owed) {
    const last = parts.pop() ?? 0;
    if (last > over) parts.push(last - over);
  }
  const more = owed - sum(parts);
  const last = parts.pop();
  if (last !== undefined) parts.push(last + more);
  of.parts = parts.length > 1 ? parts : undefined;
}
