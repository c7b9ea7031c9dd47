import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { personKinds, type FoundPerson } from './counter.contract';
import styles from './counter.module.css';
import { type Item, useItemsNamed } from './use-items';
import { useFoundPeople } from './use-people';

interface Props {
  readonly onChoose: (person: FoundPerson) => void;
  readonly onItem: (item: Item) => void;
  /** Enter before anybody is found, or where nobody is: what was typed or scanned. */
  readonly onEnter: (typed: string) => void;
  /** Says why nothing came of what was typed, or that nothing is chosen. */
  readonly wrong: string | undefined;
}

/**
 * The one field of the counter: a name, a phone, a number or a barcode; arrows choose among those found, Enter takes the first. Goods
 * are offered where nobody is called so.
 */
export function FindField({ onChoose, onItem, onEnter, wrong }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { people, isLate, refusal } = useFoundPeople(typed);
  const shown = people ?? [];
  const isOpen = typed.trim().length >= 2 && !isLate;
  const items = useItemsNamed(typed.trim(), isOpen && people?.length === 0);
  const choices = [...shown.map((person) => () => onChoose(person)), ...items.map((item) => () => onItem(item))];

  function choose(index: number) {
    const run = isOpen ? choices[index] : undefined;
    if (!run) onEnter(typed);
    setTyped('');
    setAt(0);
    run?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      setAt((now) => Math.min(Math.max(now + step, 0), Math.max(choices.length - 1, 0)));
    }
    if (key !== 'Enter') return;
    event.preventDefault();
    choose(at);
  }

  return (
    <div className={styles.find}>
      <TextInput
        data-counter="find"
        size="md"
        role="combobox"
        aria-expanded={isOpen && choices.length > 0}
        aria-controls={id}
        aria-activedescendant={isOpen && choices[at] ? `${id}-${at}` : undefined}
        aria-label={t('Name, phone, number or barcode')}
        placeholder={t('Name, phone, number or barcode')}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={<kbd className={styles.key}>F2</kbd>}
        rightSectionPointerEvents="none"
        autoComplete="off"
        value={typed}
        error={refusal?.message ?? wrong}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div id={id} role="listbox" className={styles.found} aria-label={t('Found')}>
          {shown.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the keys
            <div
              key={`${person.kind}${person._id}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.one}
              onClick={() => choose(index)}
            >
              <span className={styles.who}>
                <strong>
                  <bdi>{person.label}</bdi>
                </strong>
                <span>
                  {t(personKinds[person.kind])}
                  {person.phone !== null && (
                    <>
                      {' · '}
                      <bdi>{person.phone}</bdi>
                    </>
                  )}
                </span>
              </span>
              <span className={styles.sums}>
                <Money amount={person.due} />
                {person.credit > 0 && (
                  <span className={styles.credit}>
                    {t('Credit')} <Money amount={person.credit} />
                  </span>
                )}
              </span>
            </div>
          ))}
          {items.map((item, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the keys
            <div
              key={item.itemID}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.one}
              onClick={() => choose(index)}
            >
              <span className={styles.who}>
                <strong>
                  <bdi>{item.label}</bdi>
                </strong>
                <span>{t('{left} left in stock', { left: item.inStock })}</span>
              </span>
              <span className={styles.sums}>
                <Money amount={item.price} />
              </span>
            </div>
          ))}
          {people?.length === 0 && items.length === 0 && (
            <p className={styles.nobody}>{t('Nobody is found. Enter looks for a barcode.')}</p>
          )}
        </div>
      )}
    </div>
  );
}
