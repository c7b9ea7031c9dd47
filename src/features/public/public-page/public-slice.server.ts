import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { openPublic, publicPdf, publicPhoto } from './public-page.contract';
import { publicPages } from './public-html.server';
import { publicRoutes } from './public-page.server';

/**
 * It belongs to no feature, though papers and links do: whoever asks for a code of one that is switched off hears what everybody hears of a
 * code that is none (PU9).
 */
export const publicSlice: Slice = {
  routes: publicRoutes,
  pages: publicPages,
  open: [openPublic, publicPhoto, publicPdf].map(callOf),
};
