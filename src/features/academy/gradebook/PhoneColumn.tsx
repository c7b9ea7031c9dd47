import { IconArrowLeft } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import { toastWrong } from '#kit/web/toast';
import { askReason } from './ask-reason';
import { fieldsOf, givenIn } from './column.rules';
import type { GradebookAnswer, GridAssessment, GridStudent } from './gradebook.contract';
import { GridNotes } from './GridNotes';
import { Waiting } from './GridTools';
import styles from './phone.module.css';
import { PhoneStudent } from './PhoneStudent';
import { fieldOf } from './score-sheet.rules';
import { usePublish } from './use-publish';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly data: GradebookAnswer;
  readonly sheet: ScoreSheet;
  readonly column: GridAssessment;
  readonly onBack: () => void;
}

/** One assessment on a phone: a student at a time, whose score is kept on the device when the next student is shown. */
export function PhoneColumn({ data, sheet, column, onBack }: Props) {
  const { students, resultsLocked } = data;
  const [at, setAt] = useState(() => firstBlank(column, students, sheet));
  const [reason, setReason] = useState<string | null>(null);
  const { publish, unpublish } = usePublish();
  const fields = fieldsOf(column._id, students);
  const student = students[at];
  const isDraft = column.assessmentStatus === 'draft';

  /** Resolves with true once the score is kept, or if there is none to keep. */
  async function keep(of: GridStudent, text: string): Promise<boolean> {
    const field = fieldOf(column._id, of.studentID._id);
    const { changed, problem, meanwhile } = sheet.look(field, text);
    if (!changed) return true;
    if (problem !== undefined || meanwhile !== undefined) return false;
    const said = reason ?? (await askReason(column, 1));
    if (said === undefined) return false;
    setReason(said);
    // Not awaited: the next student comes while it is sent.
    void sheet.keepScore(column, of, text, said).then((refused) => refused !== undefined && toastWrong(refused));
    return true;
  }

  async function go(to: number, of: GridStudent, text: string) {
    if (await keep(of, text)) setAt(Math.max(0, to));
  }

  return (
    <section className={styles.phone} data-alone aria-label={column.assessmentName}>
      <header className={styles.top}>
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {column.assessmentName}
        </Button>
        <span>
          {t('{count} of {all}', { count: showNumber(givenIn(fields, sheet.start)), all: showNumber(fields.length) })}
        </span>
      </header>
      <Waiting count={Object.keys(sheet.waits).length} />
      {student ? (
        <PhoneStudent
          key={student.studentID._id}
          data={data}
          student={student}
          place={t('{count} of {all}', { count: showNumber(at + 1), all: showNumber(students.length) })}
          column={column}
          sheet={sheet}
          isLocked={resultsLocked}
          onGo={(step, text) => void go(at + step, student, text)}
        />
      ) : (
        <div className={styles.ways}>
          <Button onClick={() => void (isDraft ? publish(column) : unpublish(column))}>
            {isDraft ? t('Publish') : t('Unpublish')}
          </Button>
          <Button variant="default" onClick={() => setAt(0)}>
            {t('From the beginning')}
          </Button>
        </div>
      )}
      <GridNotes data={data} sheet={sheet} focused={student && fieldOf(column._id, student.studentID._id)} />
    </section>
  );
}

/** The first student without a score, where a teacher goes on. */
function firstBlank({ _id }: GridAssessment, students: readonly GridStudent[], { cell }: ScoreSheet): number {
  const found = students.findIndex(({ studentID }) => cell(fieldOf(_id, studentID._id)).text === '');
  return found < 0 ? 0 : found;
}
