import type { Slice } from '#house/slice/slice.server';
import { visitorNoteRoutes } from './visitor-note.server';

export const visitorNoteSlice: Slice = {
  routes: visitorNoteRoutes,
};
