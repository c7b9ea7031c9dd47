import { t } from '#kit/contract/language';
import type { GradebookAnswer } from './gradebook.contract';
import styles from './gradebook.module.css';
import { NoteChoice } from './NoteChoice';
import { calledIn } from './score-sheet.rules';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly data: GradebookAnswer;
  readonly sheet: ScoreSheet;
  /** The field in which somebody is typing, about which nothing is said yet. */
  readonly focused: string | undefined;
}

/** The reasons why typed scores are not saved, each with a remedy (GB13). */
export function GridNotes({ data, sheet, focused }: Props) {
  const fields = Object.keys(sheet.open).filter((field) => field !== focused);
  const found = fields.flatMap((field) => {
    const { problem, meanwhile } = sheet.cell(field);
    const said = [meanwhile, problem, sheet.refusedOf(field)].filter((one) => one !== undefined);
    return said.length > 0 ? [{ field, said }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t('What cannot be saved')}>
      {found.map(({ field, said }) => {
        const { name, assessment } = calledIn(data, field);
        return (
          <li key={field}>
            <span>
              {t('{name}, {assessment}', { name, assessment })}: {said.join(' ')}
            </span>
            <NoteChoice data={data} sheet={sheet} field={field} />
          </li>
        );
      })}
    </ul>
  );
}
