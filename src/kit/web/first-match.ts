import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fold } from '#kit/contract/fold';

interface Match<O> {
  /** What is searched now; empty while nothing is. */
  readonly words: string;
  /** The words whose first match is taken as soon as they are answered; undefined for none. */
  readonly wanted: string | undefined;
  readonly want: (words: string | undefined) => void;
  /** What is offered for the words that are asked for; undefined until they are answered. */
  readonly answered: readonly O[] | undefined;
  readonly take: (option: O) => void;
}

/**
 * How a box that is searched by typing is left: Enter and Tab take what is marked in its list, or else the first match, also of
 * words that are not answered yet. Enter never sends the form around it. A click elsewhere takes a match that is the only one and
 * begins as it was typed. After Escape nothing is taken until something else is typed.
 */
export function useFirstMatch<O extends { readonly label: string }>(match: Match<O>) {
  const { words, wanted, want, answered, take } = match;
  const leaves = useRef<'by a key' | 'by a click' | 'as it was'>(undefined);
  useEffect(() => {
    if (wanted === undefined || answered === undefined) return;
    want(undefined);
    const [first, second] = answered;
    const isMeant = leaves.current === 'by a key' || (second === undefined && begins(first?.label, wanted));
    leaves.current = undefined;
    if (first !== undefined && isMeant) take(first);
  });
  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      const { key } = event;
      if (key !== 'Enter' && key !== 'Tab') {
        leaves.current = key === 'Escape' ? 'as it was' : undefined;
        // A person who types on means other words.
        return wanted === undefined ? undefined : want(undefined);
      }
      const marked = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
      if (key === 'Enter') event.preventDefault();
      if (words === '') return;
      // Tab leaves the box as well.
      leaves.current = 'by a key';
      if (marked === null) return want(words);
      if (key === 'Tab') marked.click();
    },
    onBlur: () => {
      // A key that leaves the box has asked, or has chosen, already.
      if (leaves.current === undefined && words !== '') {
        leaves.current = 'by a click';
        want(words);
      } else if (wanted === undefined) leaves.current = undefined;
    },
  };
}

const begins = (label: string | undefined, words: string) => label !== undefined && fold(label).startsWith(fold(words));
