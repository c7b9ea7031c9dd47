// Proves CL13, AL24.
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import { expectSaved, startTestApp } from '#testing/test-app';
import { lessonSlice } from './lesson-slice.server';
import { roomSlice } from '#features/academy/room/room-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { lessonCalendarSlice } from './lesson-calendar-slice.server';

type Values = Readonly<Record<string, unknown>>;

/** Tuesday, 10 March 2026; 'Morning' and 'Evening' are held on Saturdays and Mondays, 08:00 to 10:00, in Mogadishu. */
let at: TwoClasses;
beforeAll(async () => {
  const slices = [...academySlices, roomSlice, lessonSlice, lessonCalendarSlice, settingsSlice];
  at = await startTwoClasses(await startTestApp({ slices }));
  await set({ features: { timetable: true }, publicAddress: 'https://daftar.example.com' });
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values, token = at.owner) =>
  at.app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const set = (values: Values) => expectSaved(call('PUT', 'settings', values));
const addressOf = async (token: string): Promise<string> =>
  (await expectSaved(call('POST', 'calendar/token', {}, token))).body.url;
const read = (url: string) => at.app.call('GET', url.replace(/.*(?=calendar\/)/, ''));

/** What a calendar program makes of an address. */
async function eventsAt(url: string) {
  const { status, text } = await read(url);
  expect(status).toBe(200);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const { uid, summary, sequence, startDate, endDate, location, description } = new ICAL.Event(one);
    const times = [startDate, endDate].map((time) => time.toJSDate().toISOString().slice(0, 16));
    const time = one.getFirstPropertyValue('transp');
    return { uid, summary, sequence, times, location, description, time, zone: startDate.zone.tzid };
  });
}
const onDay = async (url: string, day: string) =>
  (await eventsAt(url)).filter(({ times }) => times[0]?.startsWith(day));

describe('the calendar of a teacher', () => {
  it('has the own lessons of 30 days back to 180 ahead in UTC, and those given for another', async () => {
    const url = await addressOf(at.teacher);
    expect(url).toMatch(/^https:\/\/daftar\.example\.com\/.*calendar\/[\w-]{43}\.ics$/);
    const events = await eventsAt(url);
    expect(events[0]).toMatchObject({ times: ['2026-03-02T05:00', '2026-03-02T07:00'], zone: 'UTC' });
    expect(events.at(-1)?.times[0]).toBe('2026-08-31T05:00');
    expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Morning – Web']));
    expect(events[0]).toMatchObject({ uid: `${at.mine._id}-2026-03-02`, sequence: 0, time: 'OPAQUE' });
    const substitute = { classID: at.theirs._id, date: '2026-03-14', changeKind: 'changed' };
    await expectSaved(call('POST', 'lessonChange', { ...substitute, teacherID: at.mine.teacherID._id }));
    expect((await onDay(url, '2026-03-14')).map(({ summary }) => summary)).toEqual(['Evening – Web', 'Morning – Web']);
    const others = await addressOf(at.colleague);
    expect(await onDay(others, '2026-03-14')).toEqual([]);
  });

  it('keeps a cancelled lesson as free time that says so, and a moved one as the same event', async () => {
    const url = await addressOf(at.teacher);
    const off = { classID: at.mine._id, date: '2026-03-16', changeKind: 'cancelled', reason: 'Ill, at home; sorry' };
    const { _id } = (await expectSaved(call('POST', 'lessonChange', off))).body.info;
    expect(await onDay(url, '2026-03-16')).toMatchObject([
      {
        uid: `${at.mine._id}-2026-03-16`,
        summary: 'Cancelled: Morning – Web',
        description: 'Farah Abdi\nIll, at home; sorry',
        time: 'TRANSPARENT',
        sequence: 1,
      },
    ]);
    const room = (await expectSaved(call('POST', 'room', { roomName: 'Room 2', seats: 20 }))).body.info;
    const move = { changeKind: 'changed', newDate: '2026-03-17', TimeIn: '09:00', roomID: room._id };
    await expectSaved(call('PUT', `lessonChange/${_id}`, move));
    expect(await onDay(url, '2026-03-17')).toMatchObject([
      {
        uid: `${at.mine._id}-2026-03-16`,
        summary: 'Morning – Web',
        times: ['2026-03-17T06:00', '2026-03-17T07:00'],
        location: 'Room 2',
        sequence: 2,
      },
    ]);
  });
});

describe('the calendar of a student', () => {
  it('has the own classes, names no student, and is in the language in which its address was made', async () => {
    const made = await at.app.call('POST', 'calendar/token', {
      token: at.student,
      body: {},
      headers: { 'accept-language': 'de' },
    });
    await expectSaved(
      call('POST', 'lessonChange', { classID: at.mine._id, date: '2026-03-21', changeKind: 'cancelled', reason: 'x' }),
    );
    const { text } = await read(made.body.url);
    expect(text).toContain('SUMMARY:Abgesagt: Morning – Web');
    expect(text).toContain('Evening – Web');
    expect(text).not.toContain('Amina');
    const stranger = await addressOf(await at.make.portalTokenOf(at.stranger));
    expect(await eventsAt(stranger)).toEqual([]);
  });
});

describe('the address of a calendar', () => {
  it('is good until another is made, its owner is blocked, or nobody plans lessons', async () => {
    const first = await addressOf(at.student);
    const second = await addressOf(at.student);
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await read('calendar/no-such-key.ics')).body.message).toBe('No calendar has this address');
    await set({ features: { timetable: false } });
    expect((await read(second)).body.message).toBe('This feature is switched off');
    await set({ features: { timetable: true }, publicAddress: null });
    expect(await addressOf(at.colleague)).toMatch(/^http:\/\/[^/]+\/.*\.ics$/);
    await expectSaved(call('PUT', `student/${at.amina._id}`, { studentStatus: 'blocked' }));
    expect((await read(second)).status).toBe(404);
  });

  it('is kept as a digest alone, and the activity log says that it was made, never what it is', async () => {
    const token = /calendar\/(.*)\.ics/.exec(await addressOf(at.teacher))?.[1] ?? '';
    for (const kept of [
      'select k::text from academy.calendar_key k',
      `select a::text from academy.activity a where action = 'key made' and resource = 'calendar'`,
    ]) {
      const { rows } = await at.app.database.pool.query(kept);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});
