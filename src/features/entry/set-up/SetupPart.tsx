import type { Fields } from '#kit/contract/field';
import { Field } from '#kit/web/form/Field';
import type { Form } from '#kit/web/form/use-form';
import styles from './SetupForm.module.css';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
  readonly fields: Fields;
  readonly form: Form;
}

/** A headed part of a long form. */
export function SetupPart({ title, names, fields, form }: Props) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {names.map((name) => {
        const field = fields[name];
        return (
          field && (
            <div key={name} data-kind={field.kind}>
              <Field
                name={name}
                field={field}
                value={form.typed[name]}
                errors={form.errors}
                onChange={(value, option) => form.change(name, value, option)}
                first={name === 'name' || undefined}
              />
            </div>
          )
        );
      })}
    </fieldset>
  );
}
