import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';

/** When a class is held. Days are YYYY-MM-DD and times HH:mm, so text compares as time does. */
export interface ClassTimes {
  readonly startedDate: string;
  readonly endDate: string;
  readonly TimeIn: string;
  readonly TimeOut: string;
}

/** Where a class is held: in a room, or online under an address. */
export interface ClassPlace {
  readonly classShift: string;
  readonly roomID: string | null;
  readonly meetingLink: string | null;
}

/** The values that an edit clears without naming them, when it makes a class an online one or back. */
export function leftBehind(
  { classShift, roomID, meetingLink }: ClassPlace,
  values: Partial<ClassPlace>,
): { readonly roomID?: null; readonly meetingLink?: null } {
  const shift = values.classShift ?? classShift;
  return {
    ...(shift === 'online' && roomID !== null && values.roomID === undefined ? { roomID: null } : {}),
    ...(shift === 'offline' && meetingLink !== null && values.meetingLink === undefined ? { meetingLink: null } : {}),
  };
}

/** Problems of a class's days, times and place (E15), by field; a form not yet filled in has none. */
export function classProblems({ startedDate, endDate, TimeIn, TimeOut, ...place }: Asked): Errors {
  return {
    ...placeProblems(place),
    ...(startedDate && endDate && endDate < startedDate ? { endDate: t('The end date is before the start date') } : {}),
    ...(TimeIn && TimeOut && TimeOut <= TimeIn ? { TimeOut: t('Time out must be after time in') } : {}),
  };
}

type Asked = Partial<ClassTimes> & { readonly [K in keyof ClassPlace]?: ClassPlace[K] | undefined };

function placeProblems({ classShift, roomID, meetingLink }: Omit<Asked, keyof ClassTimes>): Errors {
  return {
    ...(roomID && classShift === 'online' ? { roomID: t('An online class is held in no room') } : {}),
    ...(meetingLink && classShift === 'offline' ? { meetingLink: t('Only an online class has a meeting link') } : {}),
  };
}
