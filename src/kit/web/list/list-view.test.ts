// Proves S§2, R 3.1, R 6.2.
import { describe, expect, it } from 'vitest';
import { pageQuery, readView, wholeView, writeView } from './list-view';

const facts = {
  filters: ['courseLevel', 'teacherID'],
  sorts: ['courseName', 'coursePrice'],
  first: 'courseName',
};

describe('the view of a list', () => {
  it('opens on the first column ascending, first page', () => {
    expect(readView({}, facts)).toMatchObject({
      sort: 'courseName',
      page: 1,
      pageSize: 25,
      filters: {},
      hidden: [],
    });
  });

  it('is the same after it went through an address', () => {
    const view = {
      ...readView({}, facts),
      q: 'web design',
      sort: '-coursePrice',
      page: 3,
      pageSize: 100,
      from: '2026-01-01',
      to: '2026-02-01',
      voided: '1',
      hidden: ['coursePrice'],
      filters: { courseLevel: 'basic' },
    };
    expect(readView(writeView(view, facts.first), facts)).toEqual(view);
  });

  it('says in a link also what is as it would be anyway, since another browser may remember otherwise', () => {
    const view = readView({}, facts);
    expect(wholeView(view)).toEqual({ sort: 'courseName', pageSize: '25', hide: '' });
    expect(readView(wholeView(view), facts)).toEqual(view);
    const narrow = { ...view, q: 'web', page: 2, hidden: ['coursePrice'], filters: { courseLevel: 'basic' } };
    expect(readView(wholeView(narrow), facts)).toEqual(narrow);
  });

  it('leaves out of the address what is so anyway', () => {
    expect(writeView(readView({}, facts), facts.first)).toEqual({});
  });

  it('passes over what makes no sense in an address', () => {
    const view = readView(
      { page: '-3', pageSize: '7', sort: 'drop table', from: 'yesterday', courseLevel: '', other: 'x' },
      facts,
    );
    expect(view).toEqual(readView({}, facts));
  });

  it('asks the server for one page, never for the whole list', () => {
    expect(pageQuery(readView({ q: ' web ', courseLevel: 'basic' }, facts))).toMatchObject({
      q: 'web',
      courseLevel: 'basic',
      page: 1,
      pageSize: 25,
    });
  });
});
