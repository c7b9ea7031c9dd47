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
  const takes = useRef<'the first' | 'the only one'>('the first');
  // A key has said already what becomes of these words.
  const decided = useRef<string>(undefined);
  useEffect(() => {
    if (wanted === undefined || answered === undefined) return;
    want(undefined);
    const [first, second] = answered;
    if (first === undefined) return;
    if (takes.current === 'the first' || (second === undefined && begins(first.label, wanted))) take(first);
  });
  const ask = (what: typeof takes.current) => {
    takes.current = what;
    want(words);
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      const { key } = event;
      if (key === 'Escape') decided.current = words;
      // A person who types on means other words.
      if (key !== 'Enter' && key !== 'Tab') return wanted === undefined ? undefined : want(undefined);
      const marked = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
      if (key === 'Enter') event.preventDefault();
      if (words === '') return;
      decided.current = words;
      if (marked === null) ask('the first');
      else if (key === 'Tab') marked.click();
    },
    onBlur: () => {
      if (words !== '' && words !== decided.current) ask('the only one');
      decided.current = undefined;
    },
  };
}

const begins = (label: string, words: string) => fold(label).startsWith(fold(words));
