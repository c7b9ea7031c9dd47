import { counted, t } from '#kit/contract/language';
import { Checkbox } from '#kit/web/ui/Checkbox';
import { fullProblem } from '#features/academy/school-class/seats.rules';
import styles from './admission.module.css';
import type { PartProps } from './part-props';

/** Offers a place among those who wait where the class has no seat (CL3). */
export function WaitingChoice({ draft, known, onChange }: Omit<PartProps, 'errors'>) {
  const seats = known.terms?.seats;
  const problem = seats && fullProblem(seats);
  if (!seats || problem === undefined) return null;
  return (
    <div className={styles.waiting} role="status">
      <p>{problem}</p>
      <Checkbox
        label={t('Put on the waiting list')}
        description={
          seats.waiting === 0
            ? t('Nobody is waiting. Nothing is charged before there is a seat.')
            : counted(
                seats.waiting,
                '{count} student is waiting. Nothing is charged before there is a seat.',
                '{count} students are waiting. Nothing is charged before there is a seat.',
              )
        }
        checked={draft.waits}
        onChange={(event) => onChange({ waits: event.currentTarget.checked })}
      />
    </div>
  );
}
