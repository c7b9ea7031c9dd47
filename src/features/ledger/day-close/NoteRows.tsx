import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { showNumber } from '#kit/web/show';
import { useOrganisation } from '#kit/web/organisation';
import { noMoney } from '#kit/rules/money';
import styles from './count.module.css';
import { amountOfRow, type NoteRow, readRow, rowName, type TypedRows } from './notes.rules';

interface Props {
  readonly title: string;
  readonly rows: readonly NoteRow[];
  readonly typed: TypedRows;
  /** The sign of the second currency, for its rows. */
  readonly sign: string;
  /** True where the form begins with these rows. */
  readonly first?: true;
  readonly onType: (name: string, text: string) => void;
}

/** The rows for notes of one currency: how many of each, and their sum. */
export function NoteRows({ title, rows, typed, sign, first, onType }: Props) {
  return (
    <fieldset className={styles.rows}>
      <legend>{title}</legend>
      {rows.map((row, index) => (
        <NoteLine
          key={rowName(row)}
          row={row}
          typed={typed}
          sign={sign}
          {...(first && index === 0 ? { first } : {})}
          onType={onType}
        />
      ))}
    </fieldset>
  );
}

function NoteLine({ row, typed, sign, first, onType }: Omit<Props, 'title' | 'rows'> & { readonly row: NoteRow }) {
  const id = useId();
  const { currencySign } = useOrganisation();
  const name = rowName(row);
  const amount = amountOfRow(row, typed);
  const { value } = row;
  const number = showNumber(value ?? 0);
  const called = row.currency === 'second' ? `${number} ${sign}` : `${currencySign}${number}`;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{value === undefined ? wholeAmount(row.currency) : timesNote(called)}</label>
      <TextInput
        id={id}
        name={name}
        dir="ltr"
        inputMode={value === undefined ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed[name] ?? ''}
        error={readRow(row, typed) === undefined}
        onChange={(event) => onType(name, event.currentTarget.value)}
        onKeyDown={moveOn}
        data-note
        data-autofocus={first}
      />
      <output htmlFor={id} data-empty={amount === noMoney || undefined}>
        {row.currency === 'second' ? (
          <bdi>
            {showNumber(amount)} {sign}
          </bdi>
        ) : (
          <Money amount={amount} />
        )}
      </output>
    </div>
  );
}

/** The label of a row for a note: the sign of times stands between the note and its box, in whichever direction one reads. */
function timesNote(called: string) {
  return (
    <>
      <bdi>{called}</bdi> ×
    </>
  );
}

/** The label of a row for a single amount. */
function wholeAmount(currency: NoteRow['currency']): string {
  return currency === 'second' ? t('Amount') : t('Coins');
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Moves from row to row on Enter and the arrows; after the last row Enter saves. */
function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('[data-note]') ?? [])];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
