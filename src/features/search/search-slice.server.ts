import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { searchRoutes } from './search.server';
import { search } from './search.contract';

export const searchSlice: Slice = {
  routes: searchRoutes,
  everyStaff: [callOf(search)],
};
