/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a box with a list that narrows as one types is no tag of HTML */
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from '#kit/contract/language';
import { useFirstMatch } from '#kit/web/first-match';
import type { SearchBox } from '#kit/web/search-box';
import styles from './PickList.module.css';

export interface Pick {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly box: SearchBox;
  /** The entries that fit what is typed; undefined until they are read, while those from before are still shown. */
  readonly answered: readonly Pick[] | undefined;
  /** The look of the box: a few entries need no visible box, and typing finds them all the same. */
  readonly look: 'box' | 'list';
  /** Shown if nothing is offered. */
  readonly nothing: ReactNode;
}

/** A box to type in and a list below; the arrow keys move, Enter chooses, and so does Tab once something is typed. */
export function PickList({ label, picks, value, onPick, box, answered, look, nothing }: Props) {
  const id = useId();
  const [at, setAt] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const keys = useFirstMatch({ box, answered, take: (pick) => onPick(pick.value) });
  // The panel is loaded after its frame has looked for something to focus.
  useEffect(() => {
    input.current?.focus();
  }, []);
  // Before a search is answered, its first match is not the first of those that are still shown.
  const first = answered === undefined && box.words !== '' ? -1 : 0;
  const active = Math.min(at ?? first, picks.length - 1);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    keys.onKeyDown(event);
    const taken = picks[active];
    if (event.key === 'Enter' && taken) return onPick(taken.value);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || picks.length === 0) return;
    event.preventDefault();
    const next = (Math.max(active, step === 1 ? -1 : 0) + step + picks.length) % picks.length;
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <input
        ref={input}
        className={look === 'box' ? styles.typed : styles.heard}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-label={label}
        placeholder={t('Type to search')}
        value={box.typed}
        onChange={(event) => {
          setAt(undefined);
          box.setTyped(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={id} role="listbox" aria-label={label} className={styles.list}>
        {picks.map((pick, index) => (
          // The focus stays in the box above, which refers to the active entry.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={pick.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={pick.value === value}
            data-active={index === active || undefined}
            onPointerMove={() => setAt(index)}
            onClick={() => onPick(pick.value)}
          >
            <span>{pick.label}</span>
            {pick.value === value && <IconCheck size={15} stroke={2} aria-hidden />}
          </li>
        ))}
      </ul>
      {picks.length === 0 && <p className={styles.nothing}>{nothing}</p>}
    </>
  );
}
