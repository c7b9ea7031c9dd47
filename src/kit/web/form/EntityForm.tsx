import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Entity, Got } from '../../contract/entity';
import { t } from '../../contract/language';
import { isObject } from '../../contract/parse';
import { inSentence } from '../in-sentence';
import { readRecord, useSave } from '../use-entity';
import { FieldsForm } from './FieldsForm';
import type { FormRules } from './form-rules';
import type { Typed } from './form-values';

interface Props<E extends Entity> {
  readonly entity: E;
  /** The record to edit; undefined for a new one. */
  readonly record: Got<E> | undefined;
  readonly rules: FormRules<E['fields']> | undefined;
  /** Typed before the session ended. */
  readonly kept?: Typed | undefined;
  readonly onSaved: (saved: Got<E>) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form of a record: a new one is saved whole, an old one by what was changed. */
export function EntityForm<E extends Entity>({ entity, record, rules, kept, onSaved, onDirty }: Props<E>) {
  // Made with the form, so that saving again after a lost answer cannot make a second record.
  const [newId] = useState(() => uuid());
  const [version, setVersion] = useState(record?.__v);
  const save = useSave(entity);

  async function send(body: Typed) {
    const saved = await save.mutateAsync(
      record ? { id: record._id, body: { ...body, __v: version } } : { body: { _id: newId, ...entity.only, ...body } },
    );
    onSaved(saved.info);
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
      draft={{ name: entity.path, edited: record?._id, kept }}
      saveLabel={t('Save {thing}', { thing: inSentence(t(entity.one)) })}
      fieldLabel={(name) => t(entity.fields[name]?.label ?? name)}
      onSave={send}
      onDirty={onDirty}
      onReload={record && reload}
    />
  );
}
