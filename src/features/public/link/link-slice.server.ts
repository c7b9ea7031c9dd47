import { papersFeature } from '#house/paper/papers.contract';
import type { Slice } from '#house/slice/slice.server';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { linkRoutes } from '#house/link/link.server';

/** Links to documents. Which there are, and which screens grant them, the slices of the documents say. */
export const linkSlice: Slice = { features: [debtsFeature, papersFeature], routes: linkRoutes };
