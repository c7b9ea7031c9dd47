import type { Slice } from '#house/slice/slice.server';
import { toldNextLesson } from './room-told.server';
import { roomRoutes } from './room.server';
import { timetableFeature } from './timetable-feature.contract';

export const roomSlice: Slice = { features: [timetableFeature], routes: roomRoutes, tells: [toldNextLesson] };
