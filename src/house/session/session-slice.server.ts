import type { Slice } from '#house/slice/slice.server';
import { boundSessions } from './bound-sessions.server';
import { boundPlaces } from './known-place.server';

export const sessionSlice: Slice = { boundToClock: [boundSessions, boundPlaces] };
