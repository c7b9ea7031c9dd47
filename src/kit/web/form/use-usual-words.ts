import { useState } from 'react';
import { retold, t } from '#kit/contract/language';

/**
 * What a text shows of which some values are stored in English: those in the current language, and what is typed as it is typed.
 * `storedOf` gives what is kept of a text that was typed.
 */
export function useUsualWords(usual: readonly string[], value: string) {
  const [typed, setTyped] = useState('');
  const storedOf = (text: string) => usual.find((name) => t(name) === text.trim()) ?? text;
  return {
    shown: storedOf(typed) === value ? typed : retold(value, usual),
    read: (text: string) => {
      setTyped(text);
      return storedOf(text);
    },
  };
}
