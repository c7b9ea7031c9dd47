import type { Brand } from '#house/brand/brand.contract';
import { type Step, type StepName, stepsOfBrand } from './first-steps.contract';

/** The kinds of records that exist already. */
export type Begun = ReadonlySet<string>;

const paths: Readonly<Record<StepName, string>> = {
  course: '/courses',
  class: '/class',
  student: '/student',
  enrollment: '/stdenrollment/new',
  payment: '/fee',
  item: '/stock',
  employee: '/employee',
  customer: '/customer',
  service: '/service',
  sale: '/customInvoice',
};

/** The first steps of a brand with what is done; null once all of them are. */
export function firstSteps(brand: Brand, begun: Begun): readonly Step[] | null {
  const steps = stepsOfBrand[brand].map((step: StepName) => ({
    step,
    done: begun.has(step),
    path: pathOf(step, begun),
  }));
  return steps.every(({ done }) => done) ? null : steps;
}

/** The screen of a step; for the first class, the screen of teachers as long as there is no teacher. */
function pathOf(step: StepName, begun: Begun): string {
  return step === 'class' && !begun.has('teacher') ? '/teacher' : paths[step];
}
