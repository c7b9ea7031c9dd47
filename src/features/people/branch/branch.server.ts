import type { Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { branch } from './branch.contract';

/** The calls of branches, which also accept form bodies (B21). */
export const branchRoutes: Route[] = crud(branch, { accepts: ['json', 'form', 'multipart'] });
