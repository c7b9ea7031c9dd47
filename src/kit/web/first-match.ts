import { type KeyboardEvent, useEffect, useRef } from 'react';

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
 * words that are not answered yet. Enter never sends the form around it. A click elsewhere takes a match that is the only one.
 */
export function useFirstMatch<O>({ words, wanted, want, answered, take }: Match<O>) {
  // Among how many the first is taken: any number for a key, itself alone for a click elsewhere, 0 while nothing was asked.
  const among = useRef(0);
  useEffect(() => {
    if (wanted === undefined || answered === undefined) return;
    want(undefined);
    const [first] = answered;
    if (first !== undefined && answered.length <= among.current) take(first);
    among.current = 0;
  });
  const ask = (most: number) => {
    among.current = most;
    want(words);
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      // A person who types on means other words.
      if (event.key !== 'Enter' && event.key !== 'Tab') {
        among.current = 0;
        return wanted === undefined ? undefined : want(undefined);
      }
      const marked = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
      if (event.key === 'Enter') event.preventDefault();
      if (words === '') return;
      if (marked === null) return ask(Infinity);
      // Tab leaves the box as well: what is marked is taken, and nothing else.
      among.current = Infinity;
      if (event.key === 'Tab') marked.click();
    },
    // A key that leaves the box has asked already.
    onBlur: () => words !== '' && among.current === 0 && ask(1),
  };
}
