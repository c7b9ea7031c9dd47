import type { Call } from '#kit/server/call';

/** The facts that a teacher and the teacher's user share. */
export interface SharedFacts {
  readonly name: string;
  readonly phone: string;
  readonly username: string;
}

/** A slice's part that follows changes of teachers' users. */
export interface UserFollower {
  /** Locks what comes before the user in the one order of locks. */
  readonly hold: (call: Call, userID: string) => Promise<void>;
  /** Carries a change of the user over to the teacher. */
  readonly follow: (call: Call, teacherID: string, facts: SharedFacts) => Promise<void>;
}

declare module '#house/slice/slice.server' {
  interface Slice {
    /** Its follower of users: teachers build on users, so users do not know teachers. */
    readonly followsUsers?: UserFollower;
  }
}

declare module '#kit/server/product' {
  interface Product {
    readonly userFollowers: readonly UserFollower[];
  }
}

/** Locks whatever follows a user, before the user. */
export async function holdFollowers(call: Call, userID: string): Promise<void> {
  for (const { hold } of call.product.userFollowers) await hold(call, userID);
}

/** Passes the changed user to the followers; there is nothing to do for a user who is not a teacher. */
export async function tellFollowers(call: Call, teacherID: string | null, facts: SharedFacts): Promise<void> {
  if (teacherID === null) return;
  for (const { follow } of call.product.userFollowers) await follow(call, teacherID, facts);
}
