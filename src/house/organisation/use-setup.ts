import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getSetup, type SetupState } from './house.contract';
import { call } from '#kit/web/call';
import { brand, hostAt, hostHere, setBrand, useSession } from '#house/session/session';

interface Known {
  readonly host: string;
  readonly data?: SetupState;
  readonly error?: Error;
}

/** One question a brand, however many parts of the page ask. */
const asked = new Map<string, Promise<SetupState>>();

/** What the login screens know before anyone is signed in: is the brand set up, whose logo. */
export function useSetup(): Omit<Known, 'host'> {
  const { brand } = useSession();
  // The host alone: a page that is drawn anew whenever the address changes would redirect for ever.
  const host = useLocation({
    select: ({ pathname, searchStr }) => hostAt({ pathname, search: searchStr }, brand),
  });
  const [known, setKnown] = useState<Known>({ host });
  useEffect(() => {
    let awaited = true;
    const tell = (answer: Known) => {
      if (awaited) setKnown(answer);
    };
    ask(host).then(
      (data) => tell({ host, data }),
      (error: Error) => tell({ host, error }),
    );
    return () => {
      awaited = false;
    };
  }, [host]);
  return known.host === host ? known : {};
}

/** Asks again next time: what was set up is no longer what was answered. */
export function forgetSetup(): void {
  asked.clear();
}

/**
 * Waits until the brand in force is one that this deployment offers: a quick hand is faster than a slow line. Where the
 * server does not answer, the call that follows says so.
 */
export async function inOfferedBrand(): Promise<void> {
  const { brands = [] } = (await ask(hostHere()).catch(() => undefined)) ?? {};
  const [first] = brands;
  if (first !== undefined && !brands.includes(brand())) setBrand(first);
}

function ask(host: string): Promise<SetupState> {
  const before = asked.get(host);
  if (before) return before;
  const answer = call(getSetup);
  asked.set(host, answer);
  // A question without an answer is asked again.
  answer.catch(() => asked.delete(host));
  return answer;
}
