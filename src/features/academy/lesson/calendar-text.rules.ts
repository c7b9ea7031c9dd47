/** A lesson as a calendar has it. */
export interface CalendarEvent {
  readonly uid: string;
  /** Grows with each change of the lesson. */
  readonly sequence: number;
  /** In UTC, as 20261124T050000Z. */
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly place: string | null;
  readonly link: string | null;
  readonly description: string;
  /** Whether the time is busy or free: that of a lesson that is not held is free. */
  readonly time: 'taken' | 'free';
}

/** A calendar, and the moment at which its text is made. */
interface Calendar {
  readonly name: string;
  readonly stamp: string;
  readonly events: readonly CalendarEvent[];
}

/** A calendar as RFC 5545 has it: lines of at most 75 octets, each ended by CR LF. */
export function calendarText({ name, stamp, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daftar//Lessons//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, sequence, start, end, summary, place, link, description, time } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${escaped(summary)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(link === null ? [] : [`URL:${link.replaceAll(/\s/g, '')}`]),
    // Some calendars drop an event whose status is cancelled without a word.
    `TRANSP:${time === 'free' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

const mostOctets = 75;
const encoder = new TextEncoder();
const octets = (text: string) => encoder.encode(text).length;

/** A line in pieces, none of which breaks a letter; each but the first begins with a blank. */
function folded(line: string): string {
  if (octets(line) <= mostOctets) return line;
  const pieces: string[] = [];
  let [piece, size] = ['', 0];
  for (const letter of line) {
    const own = octets(letter);
    if (size + own > mostOctets) {
      pieces.push(piece);
      [piece, size] = [' ', 1];
    }
    piece += letter;
    size += own;
  }
  return [...pieces, piece].join('\r\n');
}
