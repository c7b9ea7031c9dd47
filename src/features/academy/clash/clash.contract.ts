import type { Day } from '#kit/contract/day';

/** The things that two lessons may want at once: a room, a teacher, a student. */
export const clashKinds = ['room', 'teacher', 'student'] as const;

export type ClashKind = (typeof clashKinds)[number];

/** Another class whose lessons are held at the same time (CL6). */
export interface Clash {
  readonly kind: ClashKind;
  readonly classID: {
    readonly _id: string;
    readonly className: string;
    readonly courseID: { readonly _id: string; readonly courseName: string };
  };
  /** The first of its lessons that clash. */
  readonly date: Day;
  readonly TimeIn: string;
  readonly TimeOut: string;
  /** How many of its lessons clash; for clashes of students, how many students are in both classes. */
  readonly count: number;
  /** The room of that lesson. */
  readonly roomID: { readonly _id: string; readonly roomName: string } | null;
}

/** A room, and how many it seats. */
export interface RoomSeats {
  readonly _id: string;
  readonly roomName: string;
  readonly seats: number;
}

/** A room of a class that has more students. */
export interface SmallRoom extends RoomSeats {
  readonly taken: number;
}

/** What the preview of a write that plans lessons answers. */
export interface ClashesFound {
  readonly status: true;
  /** Why the write would be refused, or ''. */
  readonly message: string;
  readonly clashes: readonly Clash[];
  /** The rooms that nobody else has at the times of the lessons. */
  readonly freeRooms: readonly RoomSeats[];
  /** The rooms of the lessons that are too small. */
  readonly smallRooms: readonly SmallRoom[];
}
