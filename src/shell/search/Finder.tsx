import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MenuEntry } from '#house/brand/brand.contract';
import type { FindScreen } from '#house/menu/menu.contract';
import { counted, t } from '#kit/contract/language';
import { type FoundEntry, groupsOf, nextActive } from './found-groups.rules';
import { FoundList, roles } from './FoundList';
import { searchScreens } from './screen-search.rules';
import { searchId, takeOver } from './finding';
import styles from './Finder.module.css';
import { useFinds } from './use-finds';

/** The text typed before this was loaded, and whether Enter was pressed. */
export interface Begun {
  readonly text: string;
  readonly isEntered: boolean;
}

export interface FinderProps {
  readonly menus: readonly MenuEntry[];
  readonly begun: Begun;
  /** Called when something was opened. */
  readonly onDone: () => void;
  /** Called when the search is abandoned. */
  readonly onGivenUp: () => void;
}

interface Props extends FinderProps {
  /** The screens that show people and documents, in the order of their groups. */
  readonly shownBy: readonly FindScreen[];
}

/** Finds screens, people and documents by typing (R 6.1). It is open while the focus is in it. */
export function Finder({ menus, begun, onDone, onGivenUp, shownBy }: Props) {
  const [typed, setTyped] = useState(begun.text);
  const [isOpen, setOpen] = useState(false);
  const [reached, setReached] = useState(0);
  /** True if Enter came before the answer, so that the first result opens. */
  const isHasty = useRef(begun.isEntered);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const { found, isLate, refusal } = useFinds(typed);
  useLayoutEffect(() => takeOver(input.current), []);

  const groups = groupsOf(typed.trim(), searchScreens(menus, typed, t), found, shownBy);
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.min(reached, entries.length - 1);
  const isFresh = (entry: FoundEntry) => !isLate || entry.path === entry.key;
  const status = refusal?.message ?? statusOf(typed.trim(), isLate, entries.length);

  function type(text: string) {
    setTyped(text);
    setReached(0);
    setOpen(true);
    isHasty.current = false;
  }

  function open(entry: FoundEntry) {
    const [to = '', query] = entry.path.split('?');
    onDone();
    document.getElementById('content')?.focus({ preventScroll: true });
    void navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) });
  }

  useEffect(() => {
    if (!isHasty.current || isLate) return;
    isHasty.current = false;
    const first = entries[active];
    if (first) open(first);
  });

  function escape() {
    if (typed !== '') return type('');
    setOpen(false);
    onGivenUp();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = isOpen ? nextActive(event.key, active, entries.length) : undefined;
    const chosen = entries[active];
    if (event.key === 'Escape') escape();
    else if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
    else if (next !== undefined) setReached(next);
    else if (event.key === 'Enter' && isOpen && chosen && isFresh(chosen)) open(chosen);
    else if (event.key === 'Enter' && isOpen && isLate) isHasty.current = true;
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.finder}>
      <TextInput
        ref={input}
        id={searchId}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        maxLength={120}
        autoComplete="off"
        {...roles.box}
        aria-expanded={isOpen && entries.length > 0}
        aria-controls={id}
        aria-activedescendant={isOpen && entries.length > 0 ? `${id}-${active}` : undefined}
        placeholder={t('Search')}
        aria-label={t('Search screens, people and documents')}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      {isOpen && (
        // A press on it leaves the focus where it is.
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()} role="presentation">
          <FoundList id={id} groups={groups} active={active} isFresh={isFresh} onReach={setReached} onOpen={open} />
          <output className={styles.status} data-wrong={refusal !== undefined || undefined}>
            {status}
          </output>
        </div>
      )}
    </div>
  );
}

/** The status of the search, visible and for screen readers. */
function statusOf(typed: string, isLate: boolean, count: number): string {
  if (isLate) return t('Searching…');
  if (count > 0) return typed === '' ? '' : counted(count, '{count} found', '{count} found');
  return typed.length < 2 ? t('Type at least two characters') : t('Nothing found');
}
