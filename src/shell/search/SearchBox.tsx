import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, use, useState } from 'react';
import type { MenuEntry } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import type { Begun } from './Finder';
import { FinderHere } from './finder-here';
import styles from './SearchBox.module.css';
import { searchId, takeOver } from './finding';

/** The keys that lead here, as labelled on this keyboard. */
const keys = /Mac OS/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

const nothing: Begun = { text: '', isEntered: false };

interface Props {
  readonly menus: readonly MenuEntry[];
  /** True from the moment that someone starts to search. */
  readonly isWanted: boolean;
  readonly onWanted: () => void;
  readonly onDone: () => void;
  readonly onGivenUp: () => void;
}

/** The search box of the top bar. The code that searches is loaded when somebody begins to search, and text typed meanwhile is kept. */
export function SearchBox({ menus, isWanted, onWanted, onDone, onGivenUp }: Props) {
  const drawFinder = use(FinderHere);
  const [begun, setBegun] = useState<Begun>(nothing);
  const box = (
    <TextInput
      id={searchId}
      value={begun.text}
      onChange={(event) => setBegun({ text: event.currentTarget.value, isEntered: false })}
      onKeyDown={({ key }) => key === 'Enter' && setBegun({ ...begun, isEntered: true })}
      onFocus={onWanted}
      // While that code is loading a simple box is here, in which typing goes on.
      ref={isWanted ? takeOver : undefined}
      placeholder={t('Search')}
      aria-label={t('Search screens, people and documents')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={<kbd className={styles.keys}>{keys}</kbd>}
      rightSectionWidth={58}
      rightSectionPointerEvents="none"
    />
  );
  if (!isWanted) return box;
  return (
    <Suspense fallback={box}>
      {drawFinder({
        menus,
        begun,
        onDone: () => {
          setBegun(nothing);
          onDone();
        },
        onGivenUp,
      })}
    </Suspense>
  );
}
