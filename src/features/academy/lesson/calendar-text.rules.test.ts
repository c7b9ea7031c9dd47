// Proves CL13.
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, calendarText } from './calendar-text.rules';

const event: CalendarEvent = {
  uid: 'web-2026-11-24',
  sequence: 0,
  start: '20261124T050000Z',
  end: '20261124T070000Z',
  summary: 'WEB-07',
  place: null,
  link: null,
  description: '',
  time: 'taken',
};
const written = (part: Partial<CalendarEvent>) =>
  calendarText({ name: 'Academy', stamp: '20261123T060000Z', events: [{ ...event, ...part }] });

it('what people typed is read back as it was, whatever is in it, from lines of at most 75 octets', () => {
  const typed = fc.string({ unit: 'grapheme', maxLength: 120 }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '));
  fc.assert(
    fc.property(typed, typed, (summary, place) => {
      const text = written({ summary, place: place === '' ? null : place, description: 'Ill,\nat; home\\' });
      for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const read = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
      expect([read.summary, read.location ?? '', read.description]).toEqual([summary, place, 'Ill,\nat; home\\']);
    }),
    { numRuns: 300, seed: 1 },
  );
});

it('no text begins a line of its own', () => {
  expect(written({ summary: 'A\r\nATTENDEE:mailto:x@example.com' })).not.toMatch(/^ATTENDEE/m);
});
