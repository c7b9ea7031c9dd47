import { useEffect, useRef } from 'react';
import { Field } from '#kit/web/form/Field';
import { newStudentFields } from './admission.contract';
import styles from './admission.module.css';
import { newStudentNames } from './admission.rules';
import type { NewStudentName } from './admission-draft.rules';
import { GenderField } from './GenderField';
import type { PartProps } from './part-props';

/** The fields of a student who is registered with the enrollment. */
export function NewStudent({ draft, errors, onChange }: PartProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll<HTMLInputElement>('input[data-field]') ?? [])];
    inputs.find(({ value }) => value === '')?.focus();
  }, []);
  const change = (name: NewStudentName, value: unknown) =>
    onChange({ student: { ...draft.student, [name]: String(value) } });
  return (
    <div ref={fields} className={styles.fields}>
      {newStudentNames.map((name) => {
        const props = {
          name,
          field: newStudentFields[name],
          value: draft.student[name] ?? '',
          errors,
          onChange: (value: unknown) => change(name, value),
        };
        return name === 'studentGender' ? <GenderField key={name} {...props} /> : <Field key={name} {...props} />;
      })}
    </div>
  );
}
