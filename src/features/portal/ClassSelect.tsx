import { IconChevronDown } from '@tabler/icons-react';
import { Input } from '@mantine/core';
import { type ChangeEvent, useId } from 'react';
import { t } from '#kit/contract/language';
import styles from './portal.module.css';
import type { StudentClass } from '#features/academy/own-classes/student-classes.contract';

interface Props {
  /** Undefined while they are loading. */
  readonly classes: readonly StudentClass[] | undefined;
  readonly value: string;
  readonly onChange: (classID: string) => void;
}

/** The choice of one of the student's classes, with the phone's own list. */
export function ClassSelect({ classes, value, onChange }: Props) {
  const id = useId();
  if (classes?.length === 0) return <output className={styles.note}>{t('Class not found')}</output>;
  return (
    <Input.Wrapper className={`${styles.choose} no-print`} label={t('Class')} id={id}>
      <Input
        component="select"
        id={id}
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.currentTarget.value)}
        rightSection={<IconChevronDown size={16} aria-hidden />}
        rightSectionPointerEvents="none"
        pointer
      >
        <option value="">{t('Select class')}</option>
        {classes?.map(({ _id, className, courseID }) => (
          <option key={_id} value={_id}>
            {t('{className} – {courseName}', { className, courseName: courseID.courseName })}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  );
}
