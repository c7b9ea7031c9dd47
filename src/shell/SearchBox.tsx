import { TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { MenuEntry } from '../features/access/menu/menu.contract';
import { t } from '../kit/contract/language';
import { searchId } from './search-id';
import styles from './TopBar.module.css';

const ScreenSearch = lazy(async () => ({ default: (await import('./ScreenSearch')).ScreenSearch }));

/** The search box of the top bar. What finds and lists is loaded when someone comes to search, what is typed meanwhile is kept. */
export function SearchBox({ menus, onDone }: { menus: readonly MenuEntry[]; onDone: () => void }) {
  const [wanted, setWanted] = useState(false);
  const [typed, setTyped] = useState('');
  useHotkeys([['mod+K', () => setWanted(true)]], []);
  const box = (
    <TextInput
      id={searchId}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={() => setWanted(true)}
      placeholder={t('Search screens')}
      aria-label={t('Search screens')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={<kbd className={styles.keys}>Ctrl K</kbd>}
      rightSectionWidth={58}
      rightSectionPointerEvents="none"
    />
  );
  if (!wanted) return box;
  return (
    <Suspense fallback={box}>
      <ScreenSearch menus={menus} begun={typed} onDone={onDone} />
    </Suspense>
  );
}
