import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { findsOf } from './find-places.server';
import { searchRoutes } from './search.server';
import { search } from './search.contract';

/** The slice of the search, over everything that these slices let it find. */
export const searchSlice = (slices: readonly Slice[]): Slice => ({
  routes: searchRoutes({ all: findsOf(slices), debts: slices.flatMap(({ debts }) => debts ?? []) }),
  everyStaff: [callOf(search)],
});
