import type { Field, Kind } from './field';

/** What holds of every field of a kind, at both ends. */
export interface KindFacts {
  /** How a record keeps it: in its column, there as JSON, or elsewhere, as its slice does. */
  readonly kept: 'column' | 'json' | 'elsewhere';
  /** What a read answers: the value, the address of a picture, or nothing. */
  readonly answered: 'value' | 'address' | 'never';
  /** Whether a list's query takes it as a filter, and whether its page offers one. */
  readonly filtered: 'offered' | 'taken' | 'never';
  /** Whether a list is sorted by it, and whether case and accents count for nothing then. */
  readonly sorted: 'folded' | 'plain' | 'never';
  /** Whether a form shows it. */
  readonly shown: boolean;
  /** Whether a file of the list has it. */
  readonly exported: boolean;
  /** Whether a cell of a file can fill it. */
  readonly imported: boolean;
  /** Whether it is an amount: it stands at the end of its column, and a cell may hold it as a number. */
  readonly counts: boolean;
  /** Whether people may call a record by it. */
  readonly names: boolean;
}

const plain: KindFacts = {
  kept: 'column',
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
/** What no list is narrowed or sorted by. */
const aside: KindFacts = { ...plain, filtered: 'never', sorted: 'never' };

const kinds: Readonly<Record<Kind, KindFacts>> = {
  text: word,
  note: { ...word, filtered: 'never' },
  email: word,
  phone: { ...plain, names: true },
  password: { ...aside, kept: 'elsewhere', answered: 'never', exported: false },
  money: amount,
  whole: amount,
  decimal: amount,
  date: plain,
  month: plain,
  time: plain,
  timestamp: { ...plain, filtered: 'never' },
  choice: offered,
  choices: { ...aside, kept: 'json' },
  flag: offered,
  ref: offered,
  refs: { ...plain, filtered: 'never' },
  list: { ...aside, kept: 'json', imported: false },
  photo: { ...aside, answered: 'address', exported: false, imported: false },
  numbered: { ...plain, shown: false },
  json: { ...aside, kept: 'json', shown: false, exported: false, imported: false },
};

/** What holds of a field by its kind. */
export function kindOf({ kind }: Pick<Field, 'kind'>): KindFacts {
  return kinds[kind];
}
