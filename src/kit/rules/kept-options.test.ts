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

  it('answers in the order of the server: exact number, exact phone, start, start of a word, elsewhere', () => {
    const options = [
      'Warsame Nur (1193, 252615551156)',
      'Nur 1156 Ali (1204, 252615550204)',
      'Block 21156 (1205, 252615550205)',
      '1156 Street (1206, 252615550206)',
      'Amina Warsame (1156, 252615550101)',
      'Caller of all (1300, 1156115611)',
      'Bile Ali (1301, 252615550301)',
      'Áli Bile (1302, 252615550302)',
      'Khaliil Nur (1303, 252615550303)',
      'Abdi Ali (1304, 252615550304)',
    ].map((label) => ({ _id: label, label }));
    const offered = (q: string) =>
      recalledOptions([{ address: '/customers/options', options }], `/customers/options?q=${q}`)?.map(({ label }) =>
        label.replace(/ \(.*/, ''),
      );
    expect(offered('1156')).toEqual([
      'Amina Warsame',
      '1156 Street',
      'Nur 1156 Ali',
      'Block 21156',
      'Caller of all',
      'Warsame Nur',
    ]);
    expect(offered('1156115611')).toEqual(['Caller of all']);
    for (const written of ['%2B252615551156', '0615551156', '615+551+156'])
      expect([written, offered(written)]).toEqual([written, ['Warsame Nur']]);
    expect(offered('ali')).toEqual(['Áli Bile', 'Abdi Ali', 'Bile Ali', 'Nur 1156 Ali', 'Khaliil Nur']);
  });

  it('has the newest document first, and a class by its own name before its course', () => {
    const options = [
      '17 November 2026',
      '2026 Books',
      '19 November 2026',
      'DB-04 – Web Development',
      'WEB-04 – Web Development',
    ];
    const lists = [{ address: '/fee/options', options: options.map((label) => ({ _id: label, label })) }];
    const offered = (q: string) => recalledOptions(lists, `/fee/options?q=${q}`)?.map(({ label }) => label);
    expect(offered('2026')).toEqual(['2026 Books', '19 November 2026', '17 November 2026']);
    expect(offered('web')).toEqual(['WEB-04 – Web Development', 'DB-04 – Web Development']);
  });

  it('offers whom the server found by a phone that no label shows', () => {
    const lists = [...kept, { address: '/api/academy/student/options?classID=1&q=252615550101', options: [bile] }];
    const address = '/api/academy/student/options?classID=1&q=252615550101';
    expect(recalledOptions(lists, address)).toEqual([bile]);
    expect(recalledOptions(lists, `${address}9`)).toEqual([]);
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
