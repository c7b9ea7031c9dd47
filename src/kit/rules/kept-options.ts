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
 * What a choice list can offer without a network: of everything read before with the same filters, the entries that
 * contain every word typed; for `ids`, those entries, with whatever filters they were read. Undefined if nothing was
 * read.
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
  const words = folded(q ?? '')
    .split(' ')
    .filter(Boolean);
  return distinct(same).filter(({ label }) => words.every((word) => folded(label).includes(word)));
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

/** The text without case and accents, as the server searches. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
