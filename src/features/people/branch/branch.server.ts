import type { Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { branch } from './branch.contract';

/** Branch calls are made by forms too (B21). */
export const branchRoutes: Route[] = crud(branch, { accepts: ['json', 'form', 'multipart'] });
