import { Button } from '@mantine/core';
import { Fragment, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import type { Mode } from '#kit/contract/parse';
import { isRefusal, type Refusal } from '#kit/web/call';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import styles from './form.module.css';
import type { FormRules } from './form-rules';
import type { Typed } from './form-values';
import { focusFirst, useWrongFocus } from './focus';
import { type Chosen, useForm } from './use-form';
import { useKnown } from './use-known';
import { useLeft } from './use-left';
import { useUnsaved } from './use-unsaved';

interface Props {
  readonly fields: Fields;
  readonly rules: FormRules<Fields>;
  readonly mode: Mode;
  readonly start: Typed;
  /** The name under which typed values are stored when the session ends, and the stored ones. */
  readonly draft: {
    readonly name: string;
    readonly edited?: string | undefined;
    readonly typedBefore?: Typed | undefined;
  };
  readonly saveLabel: string;
  readonly onSave: (body: Typed, chosen: Chosen) => Promise<unknown>;
  readonly onDirty: (dirty: boolean) => void;
  /** Reads the record again, in case somebody else's change came first. */
  readonly onReload?: (() => Promise<Typed>) | undefined;
  readonly fieldLabel: (name: string) => string;
}

/** A form for any fields of a contract; EntityForm is this form for a record. */
export function FieldsForm({
  fields,
  rules,
  mode,
  start,
  draft,
  saveLabel,
  onSave,
  onDirty,
  onReload,
  fieldLabel,
}: Props) {
  const form = useForm({
    fields,
    rules,
    mode,
    start: { ...rules.start?.(), ...start },
    typedBefore: draft.typedBefore,
  });
  form.learn(useKnown(rules, form));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const [meanwhile, setMeanwhile] = useState<string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const { typed, values, names, errors, chosen } = form;

  useEffect(() => focusFirst(element.current), []);
  const focusWrong = useWrongFocus(element);
  // Before anything else happens: an Escape right after a letter must find that something was typed.
  useLayoutEffect(() => onDirty(form.dirty), [form.dirty, onDirty]);
  useUnsaved({ dirty: form.dirty && !busy, typed, fields, draft });

  const left = useLeft(form.leave);
  const isOff = busy || rules.savesNothing?.(values) === true;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Dialogs with forms are rendered inside the page's tree; only this form was meant.
    event.stopPropagation();
    if (isOff) return;
    setRefused(undefined);
    const body = form.check();
    if (body === undefined) return focusWrong();
    setBusy(true);
    await onSave(body, chosen).catch((error: unknown) => {
      setBusy(false);
      if (!isRefusal(error)) throw error;
      setRefused(error);
      form.setErrors(error.errors);
      focusWrong();
    });
  }

  async function reload() {
    const record = await onReload?.();
    if (!record) return;
    setMeanwhile(form.rebase(record).map(fieldLabel));
    setRefused(undefined);
  }

  const outdated = refused?.status === 409 && Object.keys(refused.errors).length === 0 && onReload !== undefined;
  return (
    <form ref={element} className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <ErrorSummary
        errors={errors}
        refused={refused}
        meanwhile={meanwhile}
        onReload={outdated ? () => void reload() : undefined}
      />
      <div className={styles.fields}>
        {names.map((name, index) => {
          const field = form.fields[name];
          return (
            field && (
              <Fragment key={name}>
                {rules.headings?.[name] && <h2 className={styles.heading}>{t(rules.headings[name])}</h2>}
                {/* The blur of the control inside arrives here. */}
                <div className={styles.field} data-kind={field.kind} onBlur={(event) => left(name, event)}>
                  <Field
                    name={name}
                    field={{
                      ...field,
                      help: rules.help?.[name]?.(mode) ?? field.help,
                      choices: rules.words?.[name] ?? field.choices,
                    }}
                    value={typed[name]}
                    errors={errors}
                    onChange={(value, option) => form.change(name, value, option)}
                    suggestions={rules.suggestions?.[name]}
                    narrow={rules.narrow?.[name]?.(values)}
                    offered={rules.offered?.[name]?.(values)}
                    after={rules.after?.[name]?.(values)}
                    fixed={rules.fixed?.[name]}
                    first={index === 0 || undefined}
                    mode={mode}
                    picture={pictureOf(start, name)}
                  />
                </div>
                {rules.below?.[name] && <div className={styles.below}>{rules.below[name](values, draft.edited)}</div>}
              </Fragment>
            )
          );
        })}
      </div>
      {rules.extra?.(values, chosen, draft.edited)}
      <div className={styles.end}>
        <Button type="submit" disabled={isOff} loading={false}>
          {busy ? t('saving...') : (rules.save?.(values, chosen) ?? saveLabel)}
        </Button>
      </div>
    </form>
  );
}

function pictureOf(record: Typed, name: string): { url: string; version: number | undefined } | undefined {
  const url = record[`${name}Url`];
  const version = record.__v;
  return typeof url === 'string' ? { url, version: typeof version === 'number' ? version : undefined } : undefined;
}
