import type { Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { FieldsForm } from './FieldsForm';
import type { Draft, FormRules } from './form-rules';

interface Props<F extends Fields> {
  /** The name under which typed values are stored when the session ends. */
  readonly name: string;
  readonly fields: F;
  readonly rules: FormRules<F>;
  readonly saveLabel: string;
  readonly onSave: (body: Draft<F>) => Promise<unknown>;
  readonly onDirty: (dirty: boolean) => void;
}

/** A form with fields of its own that creates something new, typed by them: a charge, a payment. */
export function FormOf<F extends Fields>({ name, fields, rules, saveLabel, onSave, onDirty }: Props<F>) {
  return (
    <FieldsForm
      fields={fields}
      // The form passes the values of these fields to its callbacks.
      rules={rules as unknown as FormRules<Fields>}
      mode="create"
      start={{}}
      draft={{ name }}
      saveLabel={saveLabel}
      onSave={(body) => onSave(body as Draft<F>)}
      onDirty={onDirty}
      fieldLabel={(one) => t(fields[one]?.label ?? one)}
    />
  );
}
