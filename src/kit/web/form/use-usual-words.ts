import { useState } from 'react';
import { retold, t } from '#kit/contract/language';

/**
 * The shown form of a text of which some values are stored in English: those in the current language, any other text as it is typed.
 * `storedOf` gives the form that is kept.
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
