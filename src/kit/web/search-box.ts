import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/**
 * The state of a box that searches as a person types. The label of what is chosen stands in the box as well, which is no search;
 * `wanted` are the words whose first match is taken as soon as they are answered, undefined for none.
 */
export function useSearchBox(chosen: string | undefined) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [wanted, want] = useState<string>();
  const words = typed === chosen ? '' : typed.trim();
  const [calm] = useDebouncedValue(words, 200);
  return {
    typed,
    setTyped,
    opened,
    wanted,
    want,
    /** The text that is searched now; empty for none. */
    words,
    /** The text whose results are read: a moment after the last letter, or at once where a key wants the first of them. */
    asked: wanted ?? calm,
    /** Whether results are needed. */
    isUsed: opened || wanted !== undefined,
    open: () => setOpened(true),
    /** Writes what was taken into the box, and closes its list. */
    settle: (label: string) => {
      setTyped(label);
      setOpened(false);
    },
    /** Passed on to the control. */
    input: {
      searchable: true,
      // A click, a letter or an arrow key opens the list, but not the focus that a form gives to its first field.
      openOnFocus: false,
      searchValue: typed,
      onSearchChange: setTyped,
      dropdownOpened: opened,
      onDropdownOpen: () => setOpened(true),
      onDropdownClose: () => setOpened(false),
      maxDropdownHeight: 280,
    },
  };
}

export type SearchBox = ReturnType<typeof useSearchBox>;
