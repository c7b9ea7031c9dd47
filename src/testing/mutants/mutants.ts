import { academyMutants } from './academy-mutants';
import { accessMutants } from './access-mutants';
import { kitMutants } from './kit-mutants';
import { moneyMutants } from './money-mutants';
import type { Mutant } from './mutant';
import { pageMutants } from './page-mutants';
import { shopMutants } from './shop-mutants';

/** Small changes of a developer's kind; `npm run trust -- mutants` makes them one at a time. */
export const mutants: readonly Mutant[] = [
  ...moneyMutants,
  ...shopMutants,
  ...academyMutants,
  ...accessMutants,
  ...kitMutants,
  ...pageMutants,
];
