import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import notes from './form-note.module.css';
import styles from './SaveBar.module.css';

interface Props {
  /** What the button says, translated. */
  readonly save: string;
  readonly saving: boolean;
  /** Why nothing was saved. */
  readonly problem: string | undefined;
  /** A short summary of what would be saved. */
  readonly children: ReactNode;
}

/** The foot of a long form: its summary and the button that saves it, always in sight. */
export function SaveBar({ save, saving, problem, children }: Props) {
  return (
    <div className={styles.bar}>
      {problem !== undefined && (
        <p className={notes.note} data-tone="wrong" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.summary}>{children}</div>
      <Button type="submit" disabled={saving}>
        {saving ? t('saving...') : save}
      </Button>
    </div>
  );
}
