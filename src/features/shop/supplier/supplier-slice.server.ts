import { listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { supplierScreen } from './supplier.screens';
import { supplier } from './supplier.contract';

export const supplierSlice: Slice = {
  finds: {
    entity: supplier,
    screen: supplierScreen,
    right: () => listOf(supplier),
  },
};
