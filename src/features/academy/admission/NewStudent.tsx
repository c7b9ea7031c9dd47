import { Fragment, useEffect, useRef } from 'react';
import { t } from '#kit/contract/language';
import { Field } from '#kit/web/form/Field';
import form from '#kit/web/form/form.module.css';
import { SamePhone } from '#kit/web/form/SamePhone';
import { student } from '#features/academy/student/student.contract';
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
        return (
          <Fragment key={name}>
            {name === 'studentGender' ? <GenderField {...props} /> : <Field {...props} />}
            {name === 'studentPhone' && (
              <div className={form.below}>
                <SamePhone
                  of={student}
                  field="studentPhone"
                  phone={draft.student.studentPhone}
                  name={draft.student.studentName}
                  self={undefined}
                  called={({ studentName, stdID }) => ({ name: studentName, number: stdID })}
                  warning={(names) => t('Another student has this phone: {names}', { names })}
                  choosing={{
                    label: (called) => t('Choose {thing}', { thing: called }),
                    take: ({ _id }) => onChange({ isNew: false, studentID: _id, phonePaid: undefined }),
                  }}
                />
              </div>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
