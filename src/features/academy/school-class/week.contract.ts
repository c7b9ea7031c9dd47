import type { Day } from '#kit/contract/day';
import type { Picked } from '#kit/contract/fields-choice';
import type { Weekday } from './weekday.contract';

/** The fields of a class that an edit may change from a given day; before that day they stay what they were (CL7). */
export const weekly = ['days', 'TimeIn', 'TimeOut', 'teacherID', 'roomID'] as const;

/** When, where and with whom a class is held from a given day. */
export interface Week {
  readonly validFrom: Day;
  readonly days: readonly Picked<Weekday>[];
  readonly TimeIn: string;
  readonly TimeOut: string;
  readonly teacherID: string;
  readonly roomID: string | null;
}

/** A week as the read of its class answers it. */
export interface ToldWeek extends Omit<Week, 'teacherID' | 'roomID'> {
  readonly teacherID: { readonly _id: string; readonly teacherName: string };
  readonly roomID: { readonly _id: string; readonly roomName: string } | null;
}
