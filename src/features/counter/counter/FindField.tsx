import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { personKinds, type FoundPerson } from './counter.contract';
import styles from './counter.module.css';
import { type Item, useItemsNamed } from './use-items';
import { useFoundPeople } from './use-people';

interface Props {
  readonly onChoose: (person: FoundPerson) => void;
  readonly onItem: (item: Item) => void;
  /** Called on Enter before anybody is found, or where nobody is, and on Tab before, with what was typed or scanned. */
  readonly onEnter: (typed: string) => void;
  /** The message why nothing was found, or that nothing is chosen. */
  readonly wrong: string | undefined;
}

/**
 * The one field of the counter: a name, a phone, a number or a barcode; arrows move among the results, Enter and Tab take the
 * first, Enter a barcode too. Goods are offered where nobody has such a name.
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
  const isSearching = typed.trim().length >= 2 && (isLate || people === undefined);

  function choose(index: number) {
    const run = isOpen ? choices[index] : undefined;
    if (!run) onEnter(typed);
    setTyped('');
    setAt(0);
    run?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      setAt((now) => Math.min(Math.max(now + step, 0), Math.max(choices.length - 1, 0)));
    }
    if (key === 'Enter') {
      event.preventDefault();
      choose(at);
    }
    // As in every box that is searched; back to the part before it nothing is taken along.
    if (key === 'Tab' && !shiftKey && (isSearching || (isOpen && choices[at]))) choose(at);
  }

  const offered = (index: number) => ({ id: `${id}-${index}`, isActive: index === at, onChoose: () => choose(index) });

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
            <Offer
              key={`${person.kind}${person._id}`}
              {...offered(index)}
              label={person.label}
              sums={<Sums of={person} />}
            >
              {t(personKinds[person.kind])}
              {person.phone !== null && (
                <>
                  {' · '}
                  <bdi>{person.phone}</bdi>
                </>
              )}
            </Offer>
          ))}
          {items.map((item, index) => (
            <Offer key={item.itemID} {...offered(index)} label={item.label} sums={<Money amount={item.price} />}>
              {t('{left} left in stock', { left: item.inStock })}
            </Offer>
          ))}
          {people?.length === 0 && items.length === 0 && (
            <p className={styles.nobody}>{t('Nobody is found. Enter looks for a barcode.')}</p>
          )}
        </div>
      )}
    </div>
  );
}

interface OfferProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly label: string;
  readonly sums: ReactNode;
  readonly children: ReactNode;
}

/** A person or an item that was found, to be chosen. */
function Offer({ id, isActive, onChoose, label, sums, children }: OfferProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the keys
    <div id={id} role="option" aria-selected={isActive} className={styles.one} onClick={onChoose}>
      <span className={styles.who}>
        <strong>
          <bdi>{label}</bdi>
        </strong>
        <span>{children}</span>
      </span>
      <span className={styles.sums}>{sums}</span>
    </div>
  );
}

/** The amount that a person owes, and the credit, if there is any. */
function Sums({ of: { due, credit } }: { readonly of: FoundPerson }) {
  return (
    <>
      <Money amount={due} />
      {credit > 0 && (
        <span className={styles.credit}>
          {t('Credit')} <Money amount={credit} />
        </span>
      )}
    </>
  );
}
