import type { Call } from '#kit/server/call';

/** What a teacher's user and the teacher both say. */
export interface SharedFacts {
  readonly name: string;
  readonly phone: string;
  readonly username: string;
}

/** Carries a change of a teacher's user over to the teacher. */
export type UserFollower = (call: Call, teacherID: string, facts: SharedFacts) => Promise<void>;

let follower: UserFollower | undefined;

/**
 * Names the slice that follows changes of users. Teachers build on users, so users do not know teachers:
 * src/app/build-app.ts brings the two together.
 */
export function followUsers(follow: UserFollower): void {
  follower = follow;
}

/** Tells the follower what a user is like now; nothing to do for a user who is no teacher. */
export async function tellFollower(call: Call, teacherID: string | null, facts: SharedFacts): Promise<void> {
  if (teacherID === null) return;
  if (!follower) throw new Error('Nobody follows the users of teachers');
  await follower(call, teacherID, facts);
}
