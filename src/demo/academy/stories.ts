import { academyVisitors, noteStory } from '#demo/note-story.server';
import { academyReaders, messageStory } from '#demo/message-story.server';
import { closeStory } from '#demo/close-story.server';
import { accountStory } from '#demo/account-story.server';
import { academyCrew } from '#demo/crew';
import { academyNoteStory } from '#demo/credit-note-story.server';
import { academyFollowUpStory } from '#demo/follow-up-story.server';
import { academyCounterStory } from '#demo/counter-story.server';
import { academyOwed, walletStory } from '#demo/wallet-story.server';
import { academyLinkStory } from '#demo/link-story.server';
import { booksStory } from '#demo/books-story.server';
import { ownerStory } from '#demo/owner-story.server';
import { crewStory } from '#demo/crew-story.server';
import { academyGoods } from '#demo/goods';
import { salesStory } from '#demo/sales-story.server';
import { addDays } from '#kit/rules/calendar';
import { subscriptionStory } from '#demo/subscription-story.server';
import { certificateStory } from './certificate-story.server';
import { complaintStory } from './complaint-story.server';
import { attendanceStory } from './attendance-story.server';
import { employTeachers } from './employed-teachers.server';
import { familyStory } from './family-story.server';
import { gradebookStory } from './gradebook-story.server';
import { lessonStory } from './lesson-story.server';
import { feeStory } from './fee-story.server';
import { roomStory } from './room-story.server';
import { seatStory } from './seat-story.server';
import { mainStory } from './main-story.server';
import type { AcademyStory } from './made';

/** The stories of the example academy, one for each slice; on one day in this order. */
export const stories: readonly AcademyStory[] = [
  mainStory,
  attendanceStory,
  gradebookStory,
  certificateStory,
  complaintStory,
  (world) => noteStory(world, academyVisitors),
  (world) => crewStory(world, academyCrew, () => employTeachers(world)),
  subscriptionStory,
  (world) => salesStory(world, academyGoods, addDays(world.today, -690), () => []),
  (world) => booksStory(world, 'academy'),
  feeStory,
  familyStory,
  roomStory,
  lessonStory,
  seatStory,
  academyCounterStory,
  academyNoteStory,
  academyFollowUpStory,
  academyLinkStory,
  (world) => messageStory(world, academyReaders),
  accountStory,
  (world) => ownerStory(world, 'owner@academy.example'),
  (world) => walletStory(world, academyOwed),
  (world) => closeStory(world, { counts: 'admin@academy.example', signs: 'owner@academy.example' }),
];
