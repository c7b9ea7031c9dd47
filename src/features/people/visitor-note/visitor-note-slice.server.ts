import { listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { visitorNote } from './visitor-note.contract';
import { visitorNoteScreen } from './visitor-note.screens';
import { visitorNoteRoutes } from './visitor-note.server';

export const visitorNoteSlice: Slice = {
  routes: visitorNoteRoutes,
  finds: {
    entity: visitorNote,
    screen: visitorNoteScreen,
    right: () => listOf(visitorNote),
    // Notes have no pages and no numbers, so the list is narrowed to those of the visitor.
    narrowed: ({ phone }) => ({ q: phone ?? '' }),
  },
};
