import { isPassword } from '#kit/server/bounded/hashing';
import type { Call } from '#kit/server/call';
import { countLogin } from '#kit/server/http/quota';
import { type Credential, isUnchanged } from '#house/credential/credential.server';
import { type PinOwner, triedPin } from '#house/credential/login-pin.server';
import { knownPlace } from '#house/session/known-place.server';
import { quotaOf } from '#house/session/caller.server';
import { countedTry, inTurn } from '#house/tries/counted-try.server';
import { accountSubject, addressSubject, forgiveTry, type Subject } from '#house/tries/slow-down.server';

/** A typed password, counted as a try and compared with what is stored. */
export interface Proof {
  /** The lane in which the try is counted. */
  readonly lane: Subject;
  readonly credential: Credential | undefined;
  readonly isRight: boolean;
  /** The hash of the PIN that was typed in place of the password; undefined if it was not a PIN, or a wrong one. */
  readonly pinHash: string | undefined;
}

/** What was typed: the name of the account, its login if there is one, and the password. */
interface Typed {
  readonly account: string;
  readonly credential: Credential | undefined;
  readonly password: string;
}

type Enter = (call: Call, proof: Proof) => Promise<unknown>;

/** Counts the attempt, compares the password without holding a connection or a lock, and calls `enter` with the result. */
export function tryPassword(call: Call, typed: Typed, enterWith: Enter): Promise<unknown> {
  return tried(call, typed, async () => undefined, enterWith);
}

/** As `tryPassword`, where a PIN may be typed in place of the password (FA5). */
export function tryPasswordOrPin(
  call: Call,
  typed: Typed & { readonly owner: PinOwner | undefined },
  enterWith: Enter,
): Promise<unknown> {
  return tried(call, typed, () => triedPin(call, typed.owner, typed.password), enterWith);
}

async function tried(
  call: Call,
  { account, credential, password }: Typed,
  otherwise: () => Promise<string | undefined>,
  enterWith: Enter,
): Promise<unknown> {
  const lane = accountSubject(account, await knownPlace(call, credential?.owner));
  return countedTry(call, {
    subjects: [lane, addressSubject(call)],
    make: async () => {
      const isRight = await isPassword(credential?.passwordHash, password);
      const pinHash = isRight ? undefined : await otherwise();
      if ((isRight || pinHash !== undefined) && credential)
        countLogin(call, quotaOf(credential.owner), `${credential.owner.kind} ${credential.owner.id}`);
      return { isRight, pinHash };
    },
    conclude: (proof) => inTurn(call, (within) => enterWith(within, { ...proof, lane, credential })),
  });
}

/** The login whose password was right and is still the same; its failed tries are forgotten. */
export async function provedLogin(call: Call, proof: Proof): Promise<Credential | undefined> {
  const credential = await heldLogin(call, proof);
  if (credential) await forgiveTry(call, proof.lane);
  return credential;
}

/** The login whose password or PIN was right and is still the same, held until the call ends; its tries still count. */
export async function heldLogin(call: Call, { credential, isRight, pinHash }: Proof): Promise<Credential | undefined> {
  if (!credential || !(isRight || pinHash !== undefined)) return undefined;
  return (await isUnchanged(call, credential)) ? credential : undefined;
}
