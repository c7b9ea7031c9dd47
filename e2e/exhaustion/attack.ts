import type { TestApp } from '#testing/test-app';

/** A product as one client attacks it: over the network, with rights and accounts of its own. */
export interface Attacked {
  /** Where it listens, `http://127.0.0.1:3000`, without a path. */
  readonly url: string;
  readonly brand: 'academy';
  /** A login of it that is right. */
  readonly username: string;
  readonly password: string;
  /** A token of that login. */
  readonly token: string;
  /** A token of a student. */
  readonly pupil: string;
  /** The path of an enrollment that has a mark, and a body that saves it again. */
  readonly marked: { readonly enrollment: string; readonly marks: object };
  /** A student's path below the brand, `student/…`. */
  readonly student: string;
  /** A token of the next of sixteen accounts, each time: what one account may do at once is not what is tried. */
  session(): Promise<string>;
  readonly call: TestApp['call'];
}

/** A way in which one client could stop the others, bounded in count and time; it ends early where the signal says so. */
export interface Attack {
  readonly name: string;
  /** The most lines of refusals that it may leave in the activity log, where that is what it tries. */
  readonly mostLines?: number;
  run(product: Attacked, signal: AbortSignal): Promise<void>;
}
