import { entities } from './entities';
import type { Entity } from './kit/contract/entity';
import type { Route } from './kit/server/call';
import { crud } from './kit/server/crud';

/** Every slice's server calls, one line each. */
const slices: readonly (readonly Route[])[] = [];

const own = slices.flat();

/** An entity that no slice serves is plain: the kit serves it. */
const plain = Object.values(entities as Record<string, Entity>).filter((of) => !own.some((route) => route.path === of.path));

export const routes: readonly Route[] = [...own, ...plain.flatMap((of) => crud(of))];
