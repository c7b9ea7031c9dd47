import { type KeyboardEvent, useEffect } from 'react';

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
 * The keys of a box that is searched by typing: Enter and Tab take what is marked in its list, or else the first match, also of
 * words that are not answered yet. Enter never sends the form around it.
 */
export function useFirstMatch<O>({ words, wanted, want, answered, take }: Match<O>) {
  useEffect(() => {
    if (wanted === undefined || answered === undefined) return;
    want(undefined);
    const [first] = answered;
    if (first !== undefined) take(first);
  });
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    // A person who types on means other words.
    if (event.key !== 'Enter' && event.key !== 'Tab') return wanted === undefined ? undefined : want(undefined);
    const marked = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
    if (event.key === 'Enter') event.preventDefault();
    if (words === '') return;
    if (marked === null) want(words);
    else if (event.key === 'Tab') marked.click();
  };
}
