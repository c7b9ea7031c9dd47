// Proves AL18.
import { expect, test } from 'vitest';
import { cancelled, tuesday } from '#features/academy/lesson/lessons.fixture';
import { changedLessons, newsDays, nextLesson } from './lesson-news.rules';

const now = { today: '2026-03-10', time: '09:00' };

test('the next lesson is the first that is not over, and none that is cancelled', () => {
  const later = { ...tuesday, date: '2026-03-12', planned: '2026-03-12' };
  expect(nextLesson([cancelled, tuesday, later], now)).toBe(tuesday);
  expect(nextLesson([tuesday, later], { ...now, time: '10:00' })).toBe(later);
  expect(nextLesson([cancelled], now)).toBeUndefined();
});

test('news are the lessons of two weeks that are not as the week has them', () => {
  const moved = { ...tuesday, state: 'changed' as const, lessonChangeID: 'move' };
  expect(changedLessons([tuesday, cancelled, { ...tuesday, state: 'holiday' }, moved])).toEqual([cancelled, moved]);
  const days = newsDays('2026-03-10');
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-03-10', '2026-03-23']);
});
