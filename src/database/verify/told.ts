import { t, type Values } from '#kit/contract/language';
import type { CheckResult } from './check';

type Told = Pick<CheckResult, 'holds' | 'broken' | 'named'>;

/** The invariant of a check, in the current language. */
export function holdsTold({ holds, named }: Told): string {
  return t(holds, translated(named));
}

/** One violation of a check, in the current language. */
export function brokenTold({ broken, named }: Told, values: Values): string {
  return t(broken, { ...translated(named), ...values });
}

function translated(named: Told['named']): Values {
  return Object.fromEntries(Object.entries(named).map(([name, sentence]) => [name, t(sentence)]));
}
