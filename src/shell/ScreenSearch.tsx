import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '../features/access/menu/menu.contract';
import { t } from '../kit/contract/language';
import { Autocomplete } from '../kit/web/ui/Autocomplete';
import { type FoundScreen, searchScreens } from './screen-search.rules';
import { searchId } from './search-id';
import styles from './TopBar.module.css';

/** The one entry of an empty list. */
const nothing = 'nothing';

interface Props {
  readonly menus: readonly MenuEntry[];
  /** What was typed before this was loaded. */
  readonly begun: string;
  readonly onDone: () => void;
}

/** Finds a screen of the menu by typing; Ctrl+K from anywhere. Whoever asks for it searches at once. */
export function ScreenSearch({ menus, begun, onDone }: Props) {
  const [typed, setTyped] = useState(begun);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const navigate = useNavigate();
  useHotkeys([['mod+K', () => input.current?.focus()]], []);
  const found = searchScreens(menus, typed, t);
  const open = (path: string) => {
    setTyped('');
    input.current?.blur();
    onDone();
    void navigate({ to: path });
  };
  return (
    <Autocomplete
      ref={input}
      id={searchId}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={open}
      onBlur={() => setTyped('')}
      data={found.length > 0 ? found.map(({ path }) => path) : [{ value: nothing, disabled: true }]}
      filter={({ options }) => options}
      renderOption={({ option }) => <Found screen={found.find(({ path }) => path === option.value)} />}
      selectFirstOptionOnChange
      placeholder={t('Search screens')}
      aria-label={t('Search screens')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed === '' ? <kbd className={styles.keys}>Ctrl K</kbd> : undefined}
      rightSectionWidth={58}
      rightSectionPointerEvents="none"
      comboboxProps={{ shadow: 'md', width: 320, position: 'bottom-start' }}
      maxDropdownHeight={360}
    />
  );
}

function Found({ screen }: { screen: FoundScreen | undefined }) {
  if (screen === undefined) return t('No screen is called that');
  return (
    <span className={styles.found}>
      <span>{screen.title}</span>
      {screen.group !== undefined && <small>{screen.group}</small>}
    </span>
  );
}
