import { crud } from '#kit/server/routes/crud';
import type { Slice } from '#house/slice/slice.server';
import { room } from './room.contract';
import { timetableFeature } from './timetable-feature.contract';

export const roomSlice: Slice = { features: [timetableFeature], routes: crud(room) };
