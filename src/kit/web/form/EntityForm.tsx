import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { saidOf } from '#kit/contract/thing';
import { readRecord, useDone } from '#kit/web/use-entity';
import { useSave } from '#kit/web/use-save';
import type { FormDraft } from '#kit/web/drafts';
import { FieldsForm } from './FieldsForm';
import type { FormRules } from './form-rules';
import { type Typed, typedFrom } from './form-values';
import type { Chosen } from './use-form';

interface Props<E extends Entity> {
  readonly entity: E;
  /** The record to edit; undefined for a new one. */
  readonly record: Got<E> | undefined;
  readonly rules: FormRules<E['fields']> | undefined;
  /** Values of a new record that its form does not ask for, by field, such as the person whom it is about. */
  readonly given?: Chosen | undefined;
  /** Values typed earlier: before the session ended, or in a write that was refused. */
  readonly draft?: FormDraft | undefined;
  readonly onSaved: (saved: Got<E>) => void;
  /** Replaces `onSaved` for a new record of an entity that may wait: perhaps nothing has been saved yet. */
  readonly onSettled?: (() => void) | undefined;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form of a record: a new one is saved as a whole, an existing one by its changed fields. */
export function EntityForm<E extends Entity>(props: Props<E>) {
  const { entity, record, rules, given = {}, draft, onSaved, onSettled, onDirty } = props;
  // Created with the form, so that saving again after a lost answer cannot create a second record.
  const [newId] = useState(() => draft?.corrects?._id ?? uuid());
  const [version, setVersion] = useState(record?.__v);
  const save = useSave(entity);
  const done = useDone();
  const typedBefore = draft?.corrects ? typedFrom(entity.fields, draft.values) : draft?.values;

  async function send(body: Typed, chosen: Chosen) {
    const made = { _id: newId, ...entity.only, ...idsOf(given), ...body };
    if (!record && entity.waits) return keep(made, { ...given, ...chosen });
    const saved = await save.mutateAsync(record ? { id: record._id, body: { ...body, __v: version } } : { body: made });
    onSaved(saved.info);
  }

  /** Saves a record that waits on this device if the server cannot be reached. */
  async function keep(body: Typed & { readonly _id: string }, chosen: Chosen) {
    const { keepRecord } = await import('./keep-record');
    const outcome = await keepRecord({ of: entity, body, chosen, corrects: draft?.corrects });
    if (outcome.as === 'saved') await done(outcome);
    onSettled?.();
  }

  async function reload(): Promise<Typed> {
    const newer = record ? await readRecord(entity, record._id) : undefined;
    setVersion(newer?.__v);
    return isObject(newer) ? newer : {};
  }

  return (
    <FieldsForm
      fields={entity.fields}
      rules={rules ?? {}}
      mode={record ? 'edit' : 'create'}
      start={isObject(record) ? record : {}}
      draft={{ name: entity.path, edited: record?._id, typedBefore }}
      saveLabel={saidOf(entity, 'save')}
      fieldLabel={(name) => t(entity.fields[name]?.label ?? name)}
      onSave={send}
      onDirty={onDirty}
      onReload={record && reload}
    />
  );
}

function idsOf(given: Chosen): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(given).map(([name, { _id }]) => [name, _id]));
}
