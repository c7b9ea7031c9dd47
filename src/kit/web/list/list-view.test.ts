// Proves S§2, R 3.1, R 6.2.
import { describe, expect, it } from 'vitest';
import { changedView, pageQuery, readView, wholeView, writeView, tabAfter } from './list-view';
import { allTab, tabQuery, todayTab } from './tabs';

const facts = {
  filters: ['courseLevel', 'teacherID'],
  sorts: ['courseName', 'coursePrice'],
  first: 'courseName',
  aside: ['createdAt'],
  tabs: [],
};

describe('the view of a list', () => {
  it('opens on the first column ascending, first page', () => {
    expect(readView({}, facts)).toMatchObject({
      sort: 'courseName',
      page: 1,
      pageSize: 25,
      filters: {},
      hidden: ['createdAt'],
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
    expect(readView(writeView(view, facts), facts)).toEqual(view);
  });

  it('says in a link also what is as it would be anyway, since another browser may remember otherwise', () => {
    const view = readView({}, facts);
    expect(wholeView(view)).toEqual({ sort: 'courseName', pageSize: '25', hide: 'createdAt' });
    expect(readView(wholeView(view), facts)).toEqual(view);
    const narrow = { ...view, q: 'web', page: 2, hidden: ['coursePrice'], filters: { courseLevel: 'basic' } };
    expect(readView(wholeView(narrow), facts)).toEqual(narrow);
  });

  it('leaves out of the address what is so anyway', () => {
    expect(writeView(readView({}, facts), facts)).toEqual({});
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

  it('keeps in its address that no column is hidden, where one is unless told', () => {
    const all = { ...readView({}, facts), hidden: [] };
    expect(readView(writeView(all, facts), facts)).toEqual(all);
  });
});

describe('the tabs of a list', () => {
  const owed = { name: 'owed', label: 'Owed', query: { state: 'owed' }, empty: 'None' };
  const basic = { name: 'basic', label: 'Basic', query: { courseLevel: 'basic' }, empty: 'None' };
  const tabbed = { ...facts, tabs: [owed, basic, todayTab, allTab] };

  it('open on the first; what an address narrows is looked for in all', () => {
    expect(readView({}, tabbed).tab).toBe('owed');
    expect(readView({ sort: '-coursePrice' }, tabbed).tab).toBe('owed');
    expect(readView({ q: 'web' }, tabbed).tab).toBe('all');
    expect(readView({ q: 'web', tab: 'owed' }, tabbed).tab).toBe('owed');
    expect(readView({ tab: 'nothing of the kind' }, tabbed).tab).toBe('owed');
  });

  it('are left for all of the list where the view contradicts them', () => {
    const view = readView({}, tabbed);
    expect(tabAfter(view, { q: 'web' }, tabbed.tabs)).toBe('owed');
    expect(tabAfter({ ...view, tab: 'basic' }, { filters: { courseLevel: 'advanced' } }, tabbed.tabs)).toBe('all');
    expect(tabAfter({ ...view, tab: 'today' }, { from: '2026-01-01' }, tabbed.tabs)).toBe('all');
    expect(tabAfter({ ...view, from: '2026-01-01' }, { tab: 'today' }, tabbed.tabs)).toBe('all');
  });

  it('hide what says nothing in them, until somebody chooses columns', () => {
    const paid = { ...tabbed, tabs: [{ ...owed, aside: ['datePaid'] }, allTab] };
    const opened = readView({}, paid);
    expect(opened.hidden).toEqual(['createdAt', 'datePaid']);
    expect(writeView(opened, paid)).toEqual({ tab: 'owed' });
    expect(readView(wholeView(opened), paid)).toEqual(opened);
    const all = changedView(opened, { tab: 'all' }, paid);
    expect(all.hidden).toEqual(['createdAt']);
    expect(changedView(all, { tab: 'owed' }, paid)).toEqual(opened);
    const chosen = changedView(opened, { hidden: ['coursePrice'] }, paid);
    expect(changedView(chosen, { tab: 'all' }, paid).hidden).toEqual(['coursePrice']);
  });

  it('ask for their state, or for the days they show', () => {
    expect(tabQuery(owed, '2026-11-23')).toEqual({ state: 'owed' });
    expect(tabQuery(todayTab, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-23' });
    expect(tabQuery(allTab, '2026-11-23')).toEqual({});
  });
});
