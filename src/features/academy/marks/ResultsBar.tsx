import { Button } from '@mantine/core';
import { counted, t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import styles from './results.module.css';

interface Props {
  /** How many students have a mark, of how many. */
  readonly given: number;
  readonly all: number;
  /** How many marks are typed and not saved. */
  readonly open: number;
  readonly saving: boolean;
  /** Why nothing was saved. */
  readonly problem: string | undefined;
}

/** How far the class is, and the button that saves it; it stays in sight. */
export function ResultsBar({ given, all, open, saving, problem }: Props) {
  return (
    <div className={styles.bar}>
      {problem !== undefined && (
        <p className={styles.note} data-tone="wrong" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.sum}>
        <span>{t('{count} of {all} have a mark', { count: showNumber(given), all: showNumber(all) })}</span>
        {open > 0 && <strong>{counted(open, '{count} mark to save', '{count} marks to save')}</strong>}
      </div>
      <Button type="submit" disabled={saving} className={styles.save}>
        {saving ? t('saving...') : t('Save results')}
      </Button>
    </div>
  );
}
