import type { MenuEntry } from '#house/brand/brand.contract';
import { words } from '#kit/contract/language';
import { counter, pathsOf, payment, register, sale } from './landing.rules';

/** A job of the day, and the screen where it is done. */
export interface Job {
  readonly path: string;
  /** Its name, in the words of the people who do it. */
  readonly name: string;
}

/** The most pressing first. */
const jobs: readonly Job[] = [
  { path: counter, name: words('Take payment') },
  { path: payment, name: words('Take payment') },
  { path: sale, name: words('New sale') },
  { path: register, name: words('Register') },
  { path: '/marks', name: words('Results') },
  { path: '/service', name: words('Services') },
  { path: '/tasks', name: words('Tasks') },
];

/** The jobs of a person's day, the most pressing first; for a teacher that is the register. */
export function jobsOf(menus: readonly MenuEntry[], userType: string): readonly Job[] {
  const paths = pathsOf(menus);
  // The counter takes payments of fees too.
  const own = jobs.filter(({ path }) => paths.has(path) && !(path === payment && paths.has(counter)));
  const isFirst = ({ path }: Job) => userType === 'teacher' && path === register;
  return [...own.filter(isFirst), ...own.filter((job) => !isFirst(job))];
}
