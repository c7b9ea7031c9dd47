import { fold } from '#kit/contract/fold';
import { areAlike } from './phone';
import { type Typed, wordsIn } from './typed-words';

/** What a label shows of a record, folded: 'Amina Warsame (1001)', 'Bile (1002, 252615550101)', '2258 November'. */
interface Shown {
  readonly all: string;
  readonly name: string;
  /** The number before the name, as in labels of documents, of which the newest has the highest. */
  readonly leading: number | undefined;
  /** The number and the phone, as they are written. */
  readonly exact: readonly string[];
}

interface Fit<L> {
  readonly one: L;
  readonly step: number;
  readonly shown: Shown;
}

/**
 * The labels that fit what was typed, in the order in which the server answers: the exact number, the exact phone, names that begin with
 * it, names with a word that begins with it, matches elsewhere. `found` are the results of the server for the same words, which also
 * knows phones that no label shows.
 */
export function ranked<L extends { readonly label: string }>(
  labels: readonly L[],
  typed: string,
  found: (one: L) => boolean,
): L[] {
  const words = wordsIn(typed);
  return labels
    .flatMap((one): Fit<L>[] => {
      const shown = shownIn(fold(one.label));
      const step = stepOf(shown, words) ?? (found(one) ? (words.phone === undefined ? 4 : 1) : undefined);
      return step === undefined ? [] : [{ one, step, shown }];
    })
    .toSorted((a, b) => a.step - b.step || compared(a.shown, b.shown))
    .map(({ one }) => one);
}

function stepOf({ all, name, exact }: Shown, { line, words, number, phone }: Typed): number | undefined {
  if (number !== undefined && exact.includes(String(number))) return 0;
  if (phone !== undefined && exact.some((shown) => areAlike(shown, phone))) return 1;
  if (name.startsWith(line)) return 2;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 3;
  return words.every((word) => all.includes(word)) ? 4 : undefined;
}

function shownIn(all: string): Shown {
  const [, leading] = /^(\d+)(?: |$)/.exec(all) ?? [];
  const [, aside = ''] = / \(([^()]*)\)$/.exec(all) ?? [];
  const [name = ''] = all
    .slice(leading === undefined ? 0 : leading.length + 1)
    .replace(/ \([^()]*\)$/, '')
    .split(' – ');
  return {
    all,
    name,
    leading: leading === undefined ? undefined : Number(leading),
    exact: [...(leading === undefined ? [] : [leading]), ...aside.split(', ')],
  };
}

/** People and things by name, documents the newest first. */
function compared(a: Shown, b: Shown): number {
  if (a.leading !== undefined && b.leading !== undefined) return b.leading - a.leading;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
