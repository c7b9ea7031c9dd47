import { IconSearch } from '@tabler/icons-react';
import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { t } from '#kit/contract/language';
import styles from './FilterBar.module.css';

/** Searches as the person types, a moment after the last letter. */
export function SearchBox({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What changed while the search waited is changed from there, not from what the list showed before.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  const [shown, setShown] = useState(value);
  // The address may change by itself: by the back button or 'Clear'.
  if (value !== shown) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latest.current(text.trim()), 250);
  };
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={t('Search')}
      placeholder={t('Search')}
      value={typed}
      maxLength={120}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('Clear search')} onClick={() => type('')} />}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && typed !== '' && type('')}
    />
  );
}
