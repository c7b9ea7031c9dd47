import { fold } from '#kit/contract/fold';
import { ranked } from './label-fit';

/** A choice list as it was once read, with its address below the host. */
export interface KeptOptions {
  readonly address: string;
  readonly options: readonly KeptOption[];
}

export interface KeptOption {
  readonly _id: string;
  readonly label: string;
}

/** True for the address of a choice list. */
export function isOptions(address: string): boolean {
  return address.split('?')[0]?.endsWith('/options') ?? false;
}

/**
 * The options of a choice list without a network: of everything read before with the same filters, the entries that fit what is typed,
 * the best first; for `ids`, those entries, with whatever filters they were read. Undefined if nothing was read.
 */
export function recalledOptions(kept: readonly KeptOptions[], asked: string): KeptOption[] | undefined {
  const { path, q, ids, filters } = partsOf(asked);
  const ofList = kept.filter(({ address }) => partsOf(address).path === path);
  if (ids !== null) {
    const wanted = new Set(ids.split(','));
    const found = distinct(ofList).filter(({ _id }) => wanted.has(_id));
    return found.length > 0 ? found : undefined;
  }
  const same = ofList.filter(({ address }) => partsOf(address).filters === filters);
  if (same.length === 0) return undefined;
  const typed = lineOf(q);
  if (typed === '') return distinct(same);
  const asSaid = same.filter(({ address }) => lineOf(partsOf(address).q) === typed);
  const found = new Set(distinct(asSaid).map(({ _id }) => _id));
  return ranked(distinct(same), typed, ({ _id }) => found.has(_id));
}

function partsOf(address: string): { path: string; q: string | null; ids: string | null; filters: string } {
  const [path = '', search = ''] = address.split('?');
  const said = new URLSearchParams(search);
  const [q, ids] = [said.get('q'), said.get('ids')];
  said.delete('q');
  said.delete('ids');
  said.sort();
  return { path, q, ids, filters: said.toString() };
}

function distinct(lists: readonly KeptOptions[]): KeptOption[] {
  return [...new Map(lists.flatMap(({ options }) => options).map((option) => [option._id, option])).values()];
}

function lineOf(q: string | null): string {
  return fold(q ?? '')
    .trim()
    .replace(/\s+/g, ' ');
}
