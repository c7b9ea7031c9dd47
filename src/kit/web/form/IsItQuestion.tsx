import { Button } from '@mantine/core';
import { use, useEffect, useId, useRef } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { MayOpen } from '#kit/web/may-open';
import { PlaceLink } from '#kit/web/PlaceLink';
import styles from './form-note.module.css';

/** What a record is called, and its number. */
export interface Called {
  readonly name: string;
  readonly number: number;
}

/** How a form takes a record that is there instead of making a new one. */
export interface Choosing<E extends Entity> {
  readonly label: (name: string) => string;
  readonly take: (row: Got<E>) => void;
}

interface Props<E extends Entity> {
  readonly of: E;
  readonly row: Got<E>;
  readonly called: Called;
  readonly choosing: Choosing<E> | undefined;
}

/** Asks whether whoever is added is there already: who answers no saves a new one. */
export function IsItQuestion<E extends Entity>({ of, row, called: { name, number }, choosing }: Props<E>) {
  const question = useId();
  const box = useRef<HTMLDivElement>(null);
  // It comes while somebody types, and a phone shows little more than the field.
  useEffect(() => {
    // Without braces React would take what a newer browser answers, a promise, for what undoes it.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const mayOpen = use(MayOpen);
  const page = pageOf(of, row._id);
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={question}
      className={`${styles.note} ${styles.asked}`}
      data-tone="attention"
    >
      <p id={question} role="status" className={styles.question}>
        {t('Is it {name} ({number})?', { name, number })}
      </p>
      <div className={styles.ways}>
        {page !== undefined && mayOpen(page) && <PlaceLink to={page}>{t('Open {name}', { name })}</PlaceLink>}
        {choosing && (
          <Button variant="default" size="compact-sm" onClick={() => choosing.take(row)}>
            {choosing.label(name)}
          </Button>
        )}
        <Button type="submit" variant="default" size="compact-sm">
          {t('Save as new')}
        </Button>
      </div>
    </div>
  );
}
