import type { Slice } from '#house/slice/slice.server';
import { boundSessions } from './bound-sessions.server';

export const sessionSlice: Slice = { boundToClock: [boundSessions] };
