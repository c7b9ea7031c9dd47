import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getSetup, type SetupState } from './house.contract';
import { call } from '#kit/web/call';
import { makeStore } from '#kit/web/store';
import { brand, hostAt, hostHere, setBrand, useSession } from '#house/session/session';

interface Known {
  readonly host: string;
  readonly data?: SetupState;
  readonly error?: Error;
}

/** One request for each brand, however many parts of the page ask. */
const asked = makeStore<ReadonlyMap<string, Promise<SetupState>>>(new Map());

/** The facts that login screens know before a login: whether the brand is set up, and the organisation's logo. */
export function useSetup(): Omit<Known, 'host'> {
  const { brand } = useSession();
  // Only the host: a page that renders again whenever the address changes would redirect for ever.
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

/** Forgets the answer, which a set-up has made obsolete, so that the next use asks again. */
export function forgetSetup(): void {
  asked.set(new Map());
}

/**
 * Waits until the current brand is one that this deployment offers, because a person can be faster than a slow connection. If the server
 * does not answer, the call that follows reports it.
 */
export async function inOfferedBrand(): Promise<void> {
  const { brands = [] } = (await ask(hostHere()).catch(() => undefined)) ?? {};
  const [first] = brands;
  if (first !== undefined && !brands.includes(brand())) setBrand(first);
}

function ask(host: string): Promise<SetupState> {
  const before = asked.get().get(host);
  if (before) return before;
  const answer = call(getSetup);
  asked.set(new Map([...asked.get(), [host, answer]]));
  // A failed request is repeated.
  answer.catch(() => asked.set(new Map([...asked.get()].filter(([one]) => one !== host))));
  return answer;
}
