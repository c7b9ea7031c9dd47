import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPatience } from './patience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bounds = { readerPatience: 60_000, readerPace: 4_096 };

/** Seconds after which a reader is cut off who takes so many bytes every so many seconds; undefined where it never is. */
function cutAfter(bytes: number, seconds: number): number | undefined {
  const state = { isCut: false };
  const patience = openPatience(bounds, () => {
    state.isCut = true;
  });
  for (let second = 0; second < 3_600; ) {
    const taken = patience.offer(bytes);
    for (const end = second + seconds; second < end; ) {
      vi.advanceTimersByTime(1_000);
      second++;
      if (state.isCut) return second;
    }
    taken();
  }
  return undefined;
}

it('a reader who takes nothing is cut off when the patience with it is at its end', () => {
  expect(cutAfter(100_000, 3_600)).toBe(60);
});

it('a reader who takes a little now and then is cut off, too, and one who is slow but steady never is', () => {
  expect(cutAfter(4_096, 50)).toBe(61);
  expect(cutAfter(100_000, 30)).toBe(207);
  expect(cutAfter(100_000, 24)).toBeUndefined();
  expect(cutAfter(4_096, 1)).toBeUndefined();
});

it('what was taken fast is no time for later', () => {
  const state = { isCut: false };
  const patience = openPatience(bounds, () => {
    state.isCut = true;
  });
  for (let piece = 0; piece < 1_000; piece++) patience.offer(100_000)();
  patience.offer(100_000);
  vi.advanceTimersByTime(60_001);
  expect(state.isCut).toBe(true);
});

it('the time that passes before anything is offered does not count', () => {
  const state = { isCut: false };
  const patience = openPatience(bounds, () => {
    state.isCut = true;
  });
  for (let piece = 0; piece < 100; piece++) {
    vi.advanceTimersByTime(59_000);
    const taken = patience.offer(10);
    vi.advanceTimersByTime(1);
    taken();
  }
  expect(state.isCut).toBe(false);
});
