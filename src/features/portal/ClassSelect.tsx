import { NativeSelect } from '@mantine/core';
import { t } from '../../kit/contract/language';
import styles from './portal.module.css';
import type { StudentClass } from './student-classes.contract';

interface Props {
  /** Undefined while they are read. */
  readonly classes: readonly StudentClass[] | undefined;
  readonly value: string;
  readonly onChange: (classID: string) => void;
}

/** Narrows to one of the student's classes; the phone's own list opens. */
export function ClassSelect({ classes, value, onChange }: Props) {
  if (classes?.length === 0) return <output className={styles.note}>{t('Class not found')}</output>;
  return (
    <NativeSelect
      className={`${styles.choose} no-print`}
      label={t('Class')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('Select class') },
        ...(classes ?? []).map(({ _id, className, courseID }) => ({
          value: _id,
          label: t('{className} – {courseName}', { className, courseName: courseID.courseName }),
        })),
      ]}
    />
  );
}
