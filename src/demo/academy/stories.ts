import { mainStory } from './main-story.server';
import type { AcademyStory } from './made';

/** What the example academy tells, one story a slice; on one day in this order. */
export const stories: readonly AcademyStory[] = [mainStory];
