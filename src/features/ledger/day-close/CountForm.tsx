import { Button } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Saved } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { answerOf, send } from '#kit/web/call';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { Field } from '#kit/web/form/Field';
import forms from '#kit/web/form/form.module.css';
import { useForm } from '#kit/web/form/use-form';
import { useSubmit } from '#kit/web/form/use-submit';
import { Money } from '#kit/web/Money';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { showNumber } from '#kit/web/show';
import { SegmentedControl } from '#kit/web/ui/SegmentedControl';
import { useDone } from '#kit/web/use-entity';
import type { Option } from '#kit/web/use-options';
import { worthOf } from './count.rules';
import styles from './count.module.css';
import { countForm } from './count-form';
import { type DayClose, dayClose } from './day-close.contract';
import { NoteRows } from './NoteRows';
import { type CountWay, readRows, rowsOf, type TypedRows, waysOf, wrongRow } from './notes.rules';
import { useSecondCurrency } from './use-second-currency';

interface Props {
  readonly account: Option;
  readonly onCounted: (close: DayClose) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form that counts an account: notes and coins with their running sum, or one amount. The expected sum is not shown (DC2). */
export function CountForm({ account, onCounted, onDirty }: Props) {
  // Made with the form, so that a count sent again after a lost answer is saved only once.
  const [_id] = useState(() => uuid());
  const [typed, setTyped] = useState<TypedRows>({});
  const done = useDone();
  const organisation = useOrganisation();
  const second = useSecondCurrency();
  const ways = waysOf(account.kind, second?.sign ?? null);
  const [chosen, setBy] = useState<CountWay>();
  const by = chosen ?? ways[0] ?? 'amount';
  const rows = rowsOf(by, second?.sign ?? null);
  const notes = readRows(rows, typed);
  const worth = by === 'amount' ? undefined : worthOf(notes, second?.rate ?? 0);
  const form = useForm({
    fields: dayClose.fields,
    rules: countForm(account._id, by, worth),
    mode: 'create',
    start: { accountID: account._id, date: todayAt(organisation) },
    typedBefore: undefined,
  });
  const { element, busy, refused, left, onSubmit } = useSubmit(form, async (body) => {
    const sent = { ...body, _id, accountID: account._id, ...(by === 'amount' ? {} : { notes }) };
    const saved = await answerOf<Saved<DayClose>>(await send({ method: 'POST', path: dayClose.path, body: sent }));
    await done(saved);
    onCounted(saved.info);
  });
  const dirty = form.dirty || Object.values(typed).some((text) => text !== '');
  useLayoutEffect(() => onDirty(dirty), [dirty, onDirty]);
  const wrong = wrongRow(rows, typed);
  const isReady = by === 'amount' || (wrong === undefined && worth !== undefined && notes.length > 0);
  return (
    <form ref={element} className={forms.form} onSubmit={onSubmit} {...left} noValidate aria-busy={busy}>
      <ErrorSummary errors={form.errors} refused={refused} meanwhile={[]} onReload={undefined} />
      {ways.length > 1 && (
        <SegmentedControl
          aria-label={t('How it is counted')}
          value={by}
          onChange={setBy}
          data={ways.map((way) => ({ value: way, label: called(way, second?.sign ?? '') }))}
        />
      )}
      {by !== 'amount' && (
        <>
          {by === 'notes' && (
            <NoteRows
              title={t('Notes and coins')}
              rows={rows.filter(({ currency }) => currency === 'main')}
              typed={typed}
              sign=""
              first
              onType={(name, text) => setTyped({ ...typed, [name]: text })}
            />
          )}
          {second && (
            <NoteRows
              title={t('{currency}, {rate} for {unit}', {
                currency: second.sign,
                rate: showNumber(second.rate),
                unit: `${organisation.currencySign}1.00`,
              })}
              rows={rows.filter(({ currency }) => currency === 'second')}
              typed={typed}
              sign={second.sign}
              {...(by === 'second' ? { first: true } : {})}
              onType={(name, text) => setTyped({ ...typed, [name]: text })}
            />
          )}
          {wrong && (
            <p className={styles.problem} role="alert">
              {by === 'second' ? t('Enter amount') : t('Enter a whole number of notes, and coins as an amount')}
            </p>
          )}
          <p className={styles.sum} aria-live="polite">
            <span>{t('Counted')}</span>
            <strong>
              <Money amount={worth ?? noMoney} />
            </strong>
          </p>
        </>
      )}
      <div className={forms.fields}>
        {form.names.map((name, index) => {
          const field = form.fields[name];
          return (
            field && (
              <div key={name} className={forms.field} data-kind={field.kind}>
                <Field
                  name={name}
                  field={field}
                  value={form.typed[name]}
                  errors={form.errors}
                  onChange={(value, option) => form.change(name, value, option)}
                  first={(by === 'amount' && index === 0) || undefined}
                  narrow={name === 'moveToID' ? { isActive: 1, mine: 1 } : undefined}
                  mode="create"
                />
              </div>
            )
          );
        })}
      </div>
      <div className={forms.end}>
        <Button type="submit" disabled={busy || !isReady}>
          {busy ? t('saving...') : t('Save count')}
        </Button>
      </div>
    </form>
  );
}

/** The label of a way of counting. */
function called(way: CountWay, currency: string): string {
  if (way === 'notes') return t('Notes and coins');
  return way === 'amount' ? t('One amount') : t('One amount in {currency}', { currency });
}
