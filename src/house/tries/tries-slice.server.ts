import type { Slice } from '#house/slice/slice.server';
import { boundWaits } from './bound-waits.server';

export const triesSlice: Slice = { boundToClock: [boundWaits] };
