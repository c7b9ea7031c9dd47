import type { Field, Kind } from './field';

/** What applies to every field of a kind, on client and server. */
export interface KindFacts {
  /** Where it is stored: in its column, in its column as JSON, or elsewhere by its slice. */
  readonly stored: 'column' | 'json' | 'elsewhere';
  /** What a read answers: the value, the address of a picture, or nothing. */
  readonly answered: 'value' | 'address' | 'never';
  /** Whether a list accepts it as a filter, and whether the page offers that filter. */
  readonly filtered: 'offered' | 'taken' | 'never';
  /** Whether a list can be sorted by it, and whether that ignores case and accents. */
  readonly sorted: 'folded' | 'plain' | 'never';
  /** Whether a form shows it. */
  readonly shown: boolean;
  /** Whether exported files contain it. */
  readonly exported: boolean;
  /** Whether a cell of an imported file can fill it. */
  readonly imported: boolean;
  /** Whether it is a quantity: aligned to the end of its column, and accepted as a number from a cell. */
  readonly counts: boolean;
  /** Whether it may serve as the name of a record. */
  readonly names: boolean;
}

const plain: KindFacts = {
  stored: 'column',
  answered: 'value',
  filtered: 'taken',
  sorted: 'plain',
  shown: true,
  exported: true,
  imported: true,
  counts: false,
  names: false,
};
const amount: KindFacts = { ...plain, counts: true };
const word: KindFacts = { ...plain, sorted: 'folded', names: true };
const offered: KindFacts = { ...plain, filtered: 'offered' };
/** Kinds by which no list is filtered or sorted. */
const aside: KindFacts = { ...plain, filtered: 'never', sorted: 'never' };

const kinds: Readonly<Record<Kind, KindFacts>> = {
  text: word,
  note: { ...word, filtered: 'never' },
  email: word,
  phone: { ...plain, names: true },
  password: { ...aside, stored: 'elsewhere', answered: 'never', exported: false },
  money: amount,
  whole: amount,
  decimal: amount,
  date: plain,
  month: plain,
  time: plain,
  timestamp: { ...plain, filtered: 'never' },
  choice: offered,
  choices: { ...aside, stored: 'json' },
  flag: offered,
  flags: { ...aside, stored: 'json', exported: false, imported: false },
  ref: offered,
  refs: { ...plain, filtered: 'never' },
  list: { ...aside, stored: 'json', imported: false },
  // Only in the bodies of calls.
  group: { ...aside, stored: 'elsewhere', answered: 'never', shown: false, exported: false, imported: false },
  photo: { ...aside, answered: 'address', exported: false, imported: false },
  numbered: { ...plain, shown: false },
  json: { ...aside, stored: 'json', shown: false, exported: false, imported: false },
};

/** The facts that apply to a field because of its kind. */
export function kindOf({ kind }: Pick<Field, 'kind'>): KindFacts {
  return kinds[kind];
}
