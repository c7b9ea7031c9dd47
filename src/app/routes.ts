import type { Entity } from '#kit/contract/entity';
import type { Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { entities } from './entities';
import { slices } from './slices';

const own = slices.flatMap((slice) => slice.routes ?? []);

/** An entity that no slice serves is plain: the kit serves it. */
const plain = Object.values(entities as Record<string, Entity>).filter(
  (of) => !own.some((route) => route.path === of.path),
);

/** Every call of the product. */
export const routes: readonly Route[] = [...own, ...plain.flatMap((of) => crud(of))];
