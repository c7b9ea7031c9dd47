import { Button, Input } from '@mantine/core';
import { Fragment, useEffect, useId, useRef } from 'react';
import { t } from '#kit/contract/language';
import { facts } from '#kit/web/form/facts';
import { Field } from '#kit/web/form/Field';
import type { FieldProps } from '#kit/web/form/field-props';
import form from '#kit/web/form/form.module.css';
import { SamePhone } from '#kit/web/form/SamePhone';
import { Chip } from '#kit/web/ui/Chip';
import { student } from '#features/academy/student/student.contract';
import { type NewStudentName, studentTyped } from './admission-draft.rules';
import { newStudentFields } from './admission.contract';
import styles from './admission.module.css';
import { newStudentNames } from './admission.rules';
import { StudentSelect } from './StudentSelect';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  readonly mayRegister: boolean;
}

/** The student who is enrolled: an existing one, or a new one who is registered here. */
export function StudentPart({ draft, known, errors, onChange, mayRegister }: Props) {
  const begin = (typed: string) => onChange({ isNew: true, studentID: '', student: studentTyped(typed) });
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 data-required={!draft.isNew || undefined}>{draft.isNew ? t('New student') : t('Student')}</h2>
        {draft.isNew ? (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange({ isNew: false })}>
            {t('Choose a student')}
          </Button>
        ) : (
          mayRegister && (
            <Button variant="subtle" size="compact-sm" onClick={() => begin('')}>
              {t('Add student')}
            </Button>
          )
        )}
      </div>
      {draft.isNew ? (
        <NewStudent draft={draft} known={known} errors={errors} onChange={onChange} />
      ) : (
        <StudentSelect
          value={draft.studentID}
          error={errors.studentID}
          onChange={(studentID) => onChange({ studentID, phonePaid: undefined })}
          onNew={mayRegister ? begin : undefined}
        />
      )}
    </section>
  );
}

/** The fields of a student who is registered with the enrollment. */
function NewStudent({ draft, errors, onChange }: PartProps) {
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

/** A choice between two words, by one click. */
function GenderField(props: FieldProps) {
  const { label, error, withAsterisk } = facts(props);
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} withAsterisk={withAsterisk} labelProps={{ id }}>
      <div
        role="radiogroup"
        aria-labelledby={id}
        className={styles.chips}
        data-field={props.name}
        data-invalid={error !== undefined || undefined}
      >
        <Chip.Group value={String(props.value)} onChange={(word) => props.onChange(word)}>
          {Object.entries(props.field.choices ?? {}).map(([word, shown]) => (
            <Chip key={word} value={word}>
              {t(shown)}
            </Chip>
          ))}
        </Chip.Group>
      </div>
    </Input.Wrapper>
  );
}
