import { isDatabaseLost } from './faults';

/** The outcome of recurring background work. */
export interface Reach {
  readonly reached: () => void;
  readonly failed: (error: unknown) => void;
}

/** Reports once that the database is lost and once that it is back; any other error goes to `complain` each time. */
export function tellReach(say: (sentence: string) => void, complain: (error: unknown) => void): Reach {
  let lost = false;
  return {
    reached: () => {
      if (lost) say('The database answers again.');
      lost = false;
    },
    failed: (error) => {
      if (!isDatabaseLost(error)) return complain(error);
      if (!lost)
        say(
          'The database cannot be reached. The program goes on and tries again; until it answers, calls are refused.',
        );
      lost = true;
    },
  };
}
