import { describe, expect, it } from 'vitest';
import { isOptions, recalledOptions } from './kept-options';

const amina = { _id: 'a', label: 'Amina Warsame (1001)' };
const bile = { _id: 'b', label: 'Bíle Farah (1002)' };
const caasha = { _id: 'c', label: 'Caasha Farah (1003)' };
const kept = [
  { address: '/api/academy/student/options?classID=1', options: [amina, bile] },
  { address: '/api/academy/student/options?classID=1&q=caa', options: [caasha] },
  { address: '/api/academy/student/options?classID=2', options: [{ _id: 'd', label: 'Deeqa Farah (1004)' }] },
  { address: '/api/academy/subject/options?classID=1', options: [{ _id: 's', label: 'HTML' }] },
];
const students = (search: string) => recalledOptions(kept, `/api/academy/student/options${search}`);

describe('a choice list without a network', () => {
  it('offers all that was read under the same filters', () => {
    expect(students('?classID=1')).toEqual([amina, bile, caasha]);
  });

  it('is searched by every word, without regard to case and accents', () => {
    expect(students('?classID=1&q=bile+far')).toEqual([bile]);
    expect(students('?q=FARAH&classID=1')).toEqual([bile, caasha]);
    expect(students('?classID=1&q=nobody')).toEqual([]);
  });

  it('knows by its id what is chosen', () => {
    expect(students('?ids=c')).toEqual([caasha]);
    expect(students('?ids=x')).toBeUndefined();
  });

  it('offers nothing of another class, nor where nothing was read', () => {
    expect(students('?classID=3')).toBeUndefined();
    expect(students('')).toBeUndefined();
  });

  it('is told from a list', () => {
    expect([isOptions('/api/academy/student/options?q=a'), isOptions('/api/academy/student?q=a')]).toEqual([
      true,
      false,
    ]);
  });
});
