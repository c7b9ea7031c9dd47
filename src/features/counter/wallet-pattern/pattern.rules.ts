import { t } from '#kit/contract/language';
import { folded } from './folded.rules';

/** The values that a pattern can read from a message, in the order in which the form names them. */
export const holes = ['amount', 'phone', 'name', 'reference', 'date', 'time', 'balance', 'other'] as const;

export type Hole = (typeof holes)[number];

/** A stretch of a pattern: text that must stand there, folded, or a hole. */
export type Piece = { readonly text: readonly number[] } | { readonly hole: Hole };

/** The most holes of a pattern. */
const mostHoles = 12;

const written = /\{([^{}]*)\}/g;

const isHole = (name: string): name is Hole => holes.some((one) => one === name);

/** Why a text is not a pattern; undefined if it is one (WA1). */
export function patternProblem(text: string): string | undefined {
  const named = [...text.matchAll(written)].map(([whole, name = '']) => ({ whole, name }));
  const unknown = named.find(({ name }) => !isHole(name));
  if (unknown) return t('There is no {placeholder}', { placeholder: unknown.whole });
  const names = named.map(({ name }) => name);
  if (!names.includes('amount')) return t('Enter the text of the message with {amount} in it', { amount: '{amount}' });
  if (names.length > mostHoles) return t('At most {count} placeholders', { count: mostHoles });
  const twice = named.find(({ name }, place) => name !== 'other' && names.indexOf(name) !== place);
  if (twice) return t('{placeholder} may stand there once', { placeholder: twice.whole });
  const pieces = piecesOf(text);
  const close = pieces.findIndex((piece, place) => 'hole' in piece && 'hole' in (pieces[place - 1] ?? {}));
  if (close === -1) return undefined;
  return t('Write something between two placeholders, or leave one out');
}

/** A pattern taken apart: texts and holes, in their order. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(written)) {
    if (!isHole(name)) continue;
    if (index > from) pieces.push({ text: folded(text.slice(from, index)).codes });
    pieces.push({ hole: name });
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: folded(text.slice(from)).codes });
  return pieces;
}
