import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/server/project-root';
import type { Recorded, Taken } from './record';
import { conflict, type Strength } from './strength';

/** Tables whose rows are taken where nobody holds them (`skip locked`): nobody waits for them. */
const neverAwaited: ReadonlySet<string> = new Set(['figure', 'account_figure', 'list_total']);

/** Two locks in the other order that can make no ring, and why. */
export interface Harmless {
  readonly held: string;
  readonly wanted: string;
  readonly why: string;
  /** The tables of one of which a call must hold a row before it goes in that order, where that is the reason. */
  readonly under?: readonly string[];
}

/** The order of locks, read from ARCHITECTURE.md. */
export function orderOfLocks(): string[] {
  const page = readFileSync(join(projectRoot, 'ARCHITECTURE.md'), 'utf8');
  const [, list = ''] = /## The one order of locks[\s\S]*?```\n([\s\S]*?)```/.exec(page) ?? [];
  return list.split('>').map((one) => one.replace(/\s+/g, ' ').trim());
}

/** Two locks of one transaction, one taken while the other was held. */
interface Step {
  readonly call: string;
  readonly held: Taken;
  readonly wanted: Taken;
  /** The tables of which the call had locked a row against other writers before either. */
  readonly around: ReadonlySet<string>;
}

/** The problems of the locks that were recorded, a sentence for each two tables. */
export function lockProblems(
  recorded: readonly Recorded[],
  order: readonly string[],
  harmless: readonly Harmless[],
): string[] {
  const awaited = recorded.map(({ call, taken }) => ({
    call,
    taken: taken.filter(({ table }) => !neverAwaited.has(table)),
  }));
  const steps = awaited.flatMap(stepsOf);
  const late = lateLocks(steps);
  const isHarmless = ({ held, wanted, around }: Pick<Step, 'held' | 'wanted' | 'around'>) =>
    harmless.some(
      ({ under, ...one }) =>
        one.held === held.table && one.wanted === wanted.table && (under?.some((table) => around.has(table)) ?? true),
    );
  const doubtful = steps.filter((step) => step.held.table !== step.wanted.table && !isHarmless(step));
  const problems = new Map<string, string>();
  for (const step of doubtful) {
    const [held, wanted] = [step.held, step.wanted].map(({ table }) => order.indexOf(table));
    if (!isAwaited(step, late) || held === undefined || wanted === undefined) continue;
    const key = `${step.held.table} ${step.wanted.table}`;
    if (held < 0 || wanted < 0) problems.set(key, `${said(step)}: not in the order`);
    else if (held > wanted) problems.set(key, `${said(step)}: against the order`);
  }
  for (const one of doubtful.filter(refers))
    for (const other of doubtful)
      if (crosses(one, other)) problems.set(`${said(one)} ${said(other)}`, `${said(one)} ‖ ${said(other)}`);
  for (const { call, taken } of awaited)
    for (const one of taken) {
      const { table, before, strength } = one;
      if (isHarmless({ held: one, wanted: one, around: heldBefore(one, taken) })) continue;
      if (before !== undefined && conflict(before, strength) && before !== 'no key update' && before !== 'update')
        problems.set(`${table} ${call}`, `${call} holds ${table} for ${before} and then wants it for ${strength}`);
    }
  return [...problems.values()];
}

/** Locks that were new while others were held. A transaction that strengthens a lock that keeps all other writers out waits for none of them. */
function stepsOf({ call, taken }: Recorded): Step[] {
  return taken
    .filter(({ before }) => before !== 'no key update' && before !== 'update')
    .flatMap((wanted) =>
      taken
        .filter(({ step }) => step < wanted.step)
        .map((held) => ({ call, held, wanted, around: heldBefore(held, taken) })),
    );
}

function heldBefore(held: Taken, taken: readonly Taken[]): ReadonlySet<string> {
  return new Set(
    taken.flatMap(({ step, table, strength }) => (step < held.step && strength !== 'key share' ? [table] : [])),
  );
}

/** By table, the strengths of locks that were wanted while a lock of another table was held. */
function lateLocks(steps: readonly Step[]): ReadonlyMap<string, ReadonlySet<Strength>> {
  const late = new Map<string, Set<Strength>>();
  for (const { held, wanted } of steps) {
    if (held.table === wanted.table || held.strength === 'key share') continue;
    late.set(wanted.table, (late.get(wanted.table) ?? new Set()).add(wanted.strength));
  }
  return late;
}

/** True for two locks that others wait for while they hold something themselves. Those of foreign keys are compared in pairs. */
function isAwaited({ held, wanted }: Step, late: ReturnType<typeof lateLocks>): boolean {
  if (held.strength === 'key share' || wanted.strength === 'key share') return false;
  return [...(late.get(held.table) ?? [])].some((strength) => conflict(strength, held.strength));
}

const refers = ({ held, wanted }: Step) => held.strength === 'key share' || wanted.strength === 'key share';

/** True if each of two calls may wait for what the other holds. */
function crosses(one: Step, other: Step): boolean {
  return (
    one.held.table === other.wanted.table &&
    one.wanted.table === other.held.table &&
    conflict(one.held.strength, other.wanted.strength) &&
    conflict(one.wanted.strength, other.held.strength)
  );
}

function said({ call, held, wanted }: Step): string {
  return `${call} locks ${held.table} (${held.strength}), then ${wanted.table} (${wanted.strength})`;
}
