import type { Posting, World } from './world';

/** Enters a document into the statement (R 5.1). */
export function post(world: World, posting: Omit<Posting, 'no' | '_id' | 'live'>, _id = ''): void {
  world.postings.push({ ...posting, no: ++world.last.posting, _id, live: true });
}

export function postingOf({ postings }: World, source: object): Posting {
  const found = postings.find((one) => one.source === source && one.live);
  if (!found) throw new Error('The model lost a posting');
  return found;
}

/** Takes a posting out of the statement; what is counted stays, and a row of the other side takes it back, once (AL8). */
export function unpost(world: World, one: Posting): void {
  if (!one.countedIn) {
    one.live = false;
    return;
  }
  one.takenBack = true;
  const { cents, box } = one;
  const side = one.side === 'income' ? 'expense' : 'income';
  post(world, { side, type: 'reversal', cents, date: world.day, source: {}, ...(box ? { box } : {}) });
}
