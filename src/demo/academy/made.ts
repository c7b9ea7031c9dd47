import type { PastCalls } from '#demo/past-calls.server';
import type { Act } from '#demo/story';
import type { AcademyPlan } from './academy-plan';

/** The ids of what was made so far; classes, students and seats by their place in the plan's lists. */
export interface AcademyMade {
  /** By name. */
  readonly courses: Map<string, string>;
  /** By course and name. */
  readonly subjects: Map<string, string>;
  readonly teachers: string[];
  readonly classes: Map<number, string>;
  readonly students: Map<number, string>;
  readonly seats: Map<number, string>;
  /** By student, class and name. */
  readonly fees: Map<string, string>;
}

export function nothingMade(): AcademyMade {
  return {
    courses: new Map(),
    subjects: new Map(),
    teachers: [],
    classes: new Map(),
    students: new Map(),
    seats: new Map(),
    fees: new Map(),
  };
}

/** The means of a story of the academy: the plan, the calls, and what exists already when an act begins. */
export interface AcademyWorld extends AcademyPlan {
  readonly calls: PastCalls;
  readonly made: AcademyMade;
}

export type AcademyStory = (world: AcademyWorld) => readonly Act[];

/** The id of a reference as a read carries it. */
export function idOf(reference: unknown): unknown {
  return typeof reference === 'object' && reference !== null && '_id' in reference ? reference._id : reference;
}
