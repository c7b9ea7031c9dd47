import { keptUnder, rewriteUnder } from '#kit/web/offline/kept-reads';
import { placeHere } from '#kit/web/call';
import { findDebts, findPeople, type FoundPerson, type OpenDebts } from './counter.contract';
import { answerLess, seenDebts, seenPeople } from './seen.rules';
import type { Paid } from './waiting.rules';

/** The rows that this device has read from one of the counter's calls. */
async function readFrom(path: string): Promise<readonly unknown[]> {
  const { account, host } = placeHere(path);
  return account === undefined ? [] : keptUnder(account, `${host}/${path}?`);
}

/** The people whom this device has found before, for a search that the server does not answer. */
export async function peopleSeen(typed: string): Promise<FoundPerson[]> {
  return seenPeople(await readFrom(findPeople.path), typed);
}

/** The debts of a person when this device read them last; undefined where it never did. */
export async function debtsSeen(person: Pick<FoundPerson, 'kind' | '_id'>): Promise<OpenDebts | undefined> {
  const [found, opened] = await Promise.all([readFrom(findPeople.path), readFrom(findDebts.path)]);
  return seenDebts(person, { found, opened });
}

/** Subtracts what was paid from what this device has stored, so that without a network nobody takes it again. */
export async function notePaid(paid: Paid): Promise<void> {
  for (const { path } of [findPeople, findDebts]) {
    const { account, host } = placeHere(path);
    if (account !== undefined) await rewriteUnder(account, `${host}/${path}?`, (answer) => answerLess(answer, paid));
  }
}
