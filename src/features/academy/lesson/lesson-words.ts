import { words } from '#kit/contract/language';
import type { Tone } from '#kit/contract/tone';
import type { LessonState } from './lesson-change.contract';
import type { RegisterState } from './timetable.contract';

/** The colour of each state of a lesson. */
export const stateTones: Readonly<Record<LessonState, Tone>> = {
  planned: 'plain',
  changed: 'attention',
  extra: 'info',
  cancelled: 'wrong',
  holiday: 'plain',
};

type Known = Exclude<RegisterState, 'none yet'>;

/** The word for the register of a lesson. */
export const registerWords: Readonly<Record<Known, string>> = {
  taken: words('Register taken'),
  missing: words('Register missing'),
};

export const registerTones: Readonly<Record<Known, Tone>> = { taken: 'good', missing: 'attention' };
