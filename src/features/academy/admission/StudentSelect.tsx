import { useState } from 'react';
import { t } from '#kit/contract/language';
import { useFirstMatch } from '#kit/web/first-match';
import { useSearchBox } from '#kit/web/search-box';
import { Select } from '#kit/web/ui/Select';
import styles from './admission.module.css';
import { seatFields } from './admission.contract';
import { useKnownStudent, useStudents } from './use-students';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
  /** Starts a new student with the typed name or phone; undefined for a user who may not register students. */
  readonly onNew: ((typed: string) => void) | undefined;
}

/** The choice that means a new student. */
const newStudent = 'new';

/** The field that finds a student by name, number or phone; where nobody is found, it offers a new one. */
export function StudentSelect({ value, error, onChange, onNew }: Props) {
  const chosen = useKnownStudent(value);
  const [taken, setTaken] = useState<string>();
  // Until the label of the chosen student has been read, the label that was picked here is shown instead.
  const box = useSearchBox(chosen?.label ?? (value && taken));
  const { words, asked } = box;
  const found = useStudents(asked, box.isUsed);
  // Until the search has been answered, a quick Enter must not choose the wrong student.
  const isLate = words !== asked || found.isOld;
  const students = isLate ? [] : found.students;
  const choose = (id: string | null) => {
    if (id === newStudent) {
      onNew?.(words);
      return;
    }
    setTaken(found.students.find(({ _id }) => _id === id)?.label);
    onChange(id ?? '');
  };
  const keys = useFirstMatch({
    box,
    answered: found.isOld || found.isFetching ? undefined : found.students,
    take: ({ _id, label }) => {
      choose(_id);
      box.settle(label);
    },
  });
  const isMissing = chosen && !students.some(({ _id }) => _id === chosen._id);
  // The box needs the current choice for its label, so a search that does not find it hides it in the list alone.
  const shown = isMissing ? [chosen, ...students] : students;
  const hidden = isMissing && words !== '' ? chosen._id : undefined;
  const phones = new Map(shown.map(({ _id, phone }) => [_id, phone]));
  const data = shown.map(({ _id, label }) => ({ value: _id, label }));
  const adding = {
    value: newStudent,
    label: words === '' ? t('Add student') : t('Add student “{words}”', { words }),
  };
  return (
    <Select
      aria-label={t(seatFields.studentID.label)}
      placeholder={t('Name, number or phone')}
      data={onNew && !isLate && !found.isFetching ? [...data, adding] : data}
      value={value === '' ? null : value}
      onChange={choose}
      {...box.input}
      // Choosing the current student again changes nothing.
      allowDeselect={false}
      clearable
      onFocus={(event) => event.currentTarget.select()}
      {...keys}
      filter={({ options }) => options.filter((option) => !('value' in option && option.value === hidden))}
      nothingFoundMessage={found.isFetching || isLate ? t('Searching…') : (found.error?.message ?? t('Nothing found'))}
      clearButtonProps={{ 'aria-label': t('Clear') }}
      error={error}
      data-field="studentID"
      renderOption={({ option }) => (
        <span className={option.value === newStudent ? styles.adding : styles.found}>
          <bdi>{option.label}</bdi>
          {phones.get(option.value) && <bdi dir="ltr">{phones.get(option.value)}</bdi>}
        </span>
      )}
    />
  );
}
