import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import styles from './admission.module.css';
import { NewStudent } from './NewStudent';
import { StudentSelect } from './StudentSelect';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  readonly mayRegister: boolean;
}

/** The student who is enrolled: found among those who are known, or registered here. */
export function StudentPart({ draft, known, errors, onChange, mayRegister }: Props) {
  const begin = (typed: string) => {
    const isPhone = /^\+?\d{6,}$/.test(typed);
    onChange({
      isNew: true,
      studentID: '',
      student: typed === '' ? {} : { [isPhone ? 'studentPhone' : 'studentName']: typed },
    });
  };
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
