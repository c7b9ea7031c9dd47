import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { openPublic, publicPdf, publicPhoto } from './public-page.contract';
import { publicPages } from './public-html.server';
import { publicRoutes } from './public-page.server';

/**
 * It belongs to no feature, although papers and links do: a code of a feature that is switched off is answered like any unknown code
 * (PU9).
 */
export const publicSlice: Slice = {
  routes: publicRoutes,
  pages: publicPages,
  open: [openPublic, publicPhoto, publicPdf].map(callOf),
};
