/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a box with a list that narrows as one types is no tag of HTML */
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from '#kit/contract/language';
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
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** The look of the box: a few entries need no visible box, and typing finds them all the same. */
  readonly look: 'box' | 'list';
  /** Shown if nothing is offered. */
  readonly nothing: ReactNode;
}

/** A box to type in and a list below; the arrow keys move, Enter chooses. */
export function PickList({ label, picks, value, onPick, typed, onType, look, nothing }: Props) {
  const id = useId();
  const [at, setAt] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  // The panel is loaded after its frame has looked for something to focus.
  useEffect(() => {
    box.current?.focus();
  }, []);
  const active = Math.min(at, picks.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const taken = picks[active];
    if (step === 0 && !(event.key === 'Enter' && taken)) return;
    event.preventDefault();
    if (taken && step === 0) return onPick(taken.value);
    const next = (active + step + picks.length) % picks.length;
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <input
        ref={box}
        className={look === 'box' ? styles.typed : styles.heard}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-label={label}
        placeholder={t('Type to search')}
        value={typed}
        onChange={(event) => {
          setAt(0);
          onType(event.currentTarget.value);
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
