import { papersFeature } from '#house/paper/papers.contract';
import type { Slice } from '#house/slice/slice.server';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { linkRoutes } from '#house/link/link.server';

/** The slice of links to documents. The slices of the documents declare the kinds of links and the screens that grant them. */
export const linkSlice: Slice = { features: [debtsFeature, papersFeature], routes: linkRoutes };
