import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useId, useRef } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { listed, t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { mayBeOne } from '#kit/rules/sound';
import { Badge } from '#kit/web/Badge';
import { MayOpen } from '#kit/web/may-open';
import { PlaceLink } from '#kit/web/PlaceLink';
import { readPage } from '#kit/web/use-entity';
import styles from './form-note.module.css';

interface Props<E extends Entity> {
  readonly of: E;
  /** The field that holds the phone. */
  readonly field: Extract<keyof E['fields'], string>;
  readonly phone: string | undefined;
  /** The name being entered. */
  readonly name: string | undefined;
  /** The record being edited, whose own phone does not count; undefined for a new one. */
  readonly self: string | undefined;
  readonly called: (row: Got<E>) => Called;
  /** The sentence about those who have it, in the current language. */
  readonly warning: (names: string) => string;
  /** Uses the existing record instead, in forms that can. */
  readonly choosing?: Choosing<E>;
}

/**
 * A warning that names who else has the phone being entered (B26), and a question if the name of one of them sounds like the new
 * person's. Families share phones, so neither prevents anything.
 */
export function SamePhone<E extends Entity>({ of, field, phone, name, self, called, warning, choosing }: Props<E>) {
  const [asked] = useDebouncedValue(phone, 300);
  const found = useQuery({
    queryKey: [of.path, 'same phone', asked],
    queryFn: ({ signal }) => readPage<Got<E>>(of.path, { [field]: asked, page: 1, pageSize: 10 }, signal),
    enabled: asked !== undefined,
    // Not read again after a save, so that the question is not about the person just saved.
    staleTime: 'static',
    gcTime: 0,
  });
  const others = asked === undefined ? [] : (found.data?.rows ?? []).filter(({ _id }) => _id !== self);
  if (others.length === 0) return null;
  const same = self === undefined && name !== undefined && others.find((row) => mayBeOne(name, called(row).name));
  if (same) return <IsItQuestion key={same._id} of={of} row={same} called={called(same)} choosing={choosing} />;
  const named = others.slice(0, 3).map((row) => `${called(row).name} (${called(row).number})`);
  return (
    <output>
      <Badge tone="attention">{warning(listed(named))}</Badge>
    </output>
  );
}

/** The name of a record, and its number. */
interface Called {
  readonly name: string;
  readonly number: number;
}

/** How a form uses an existing record instead of making a new one. */
interface Choosing<E extends Entity> {
  readonly label: (name: string) => string;
  readonly take: (row: Got<E>) => void;
}

interface IsItQuestionProps<E extends Entity> {
  readonly of: E;
  readonly row: Got<E>;
  readonly called: Called;
  readonly choosing: Choosing<E> | undefined;
}

/** Asks whether the person being added exists already; after a no, a new record is saved. */
function IsItQuestion<E extends Entity>({ of, row, called: { name, number }, choosing }: IsItQuestionProps<E>) {
  const question = useId();
  const box = useRef<HTMLDivElement>(null);
  // It appears while somebody types, and a phone shows little more than the field.
  useEffect(() => {
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
