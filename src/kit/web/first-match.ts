import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fold } from '#kit/contract/fold';
import type { SearchBox } from './search-box';

interface Match<O> {
  readonly box: Pick<SearchBox, 'words' | 'wanted' | 'want'>;
  /** The results for the words that the box asks for; undefined until they are answered. */
  readonly answered: readonly O[] | undefined;
  readonly take: (option: O) => void;
  /** Called on Enter while nothing is searched. */
  readonly onEnter?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * How leaving a search box chooses a result: Enter and Tab take the marked entry, otherwise the first match, even of words that are not
 * answered yet. Enter never sends the form around it. A click elsewhere takes the only match, if it begins with what was typed. After
 * Escape nothing is taken until something else is typed.
 */
export function useFirstMatch<O extends { readonly label: string }>({ box, answered, take, onEnter }: Match<O>) {
  const { words, wanted, want } = box;
  const isLeft = useRef(false);
  // A key has already decided about these words.
  const decided = useRef<string>(undefined);
  useEffect(() => {
    if (wanted === undefined || answered === undefined) return;
    want(undefined);
    const [first, second] = answered;
    if (first && (!isLeft.current || (!second && fold(first.label).startsWith(fold(wanted))))) take(first);
  });
  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      const { key, ctrlKey, metaKey } = event;
      if (key === 'Escape') decided.current = words;
      // A person who types on means other words.
      if (key !== 'Enter' && key !== 'Tab') return wanted === undefined ? undefined : want(undefined);
      const marked = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
      if (key === 'Enter') event.preventDefault();
      if (words === '') return key === 'Enter' && !ctrlKey && !metaKey ? onEnter?.(event) : undefined;
      decided.current = words;
      isLeft.current = false;
      if (marked === null) want(words);
      else if (key === 'Tab') marked.click();
    },
    onBlur: () => {
      if (words !== '' && words !== decided.current) {
        isLeft.current = true;
        want(words);
      }
      decided.current = undefined;
    },
  };
}
