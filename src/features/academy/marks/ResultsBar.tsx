import { counted, t } from '#kit/contract/language';
import { SaveBar } from '#kit/web/form/SaveBar';
import { showNumber } from '#kit/web/show';

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

/** How many students have a mark, and the button that saves what was typed. */
export function ResultsBar({ given, all, open, saving, problem }: Props) {
  return (
    <SaveBar save={t('Save results')} saving={saving} problem={problem}>
      <span>{t('{count} of {all} have a mark', { count: showNumber(given), all: showNumber(all) })}</span>
      {open > 0 && <strong>{counted(open, '{count} mark to save', '{count} marks to save')}</strong>}
    </SaveBar>
  );
}
