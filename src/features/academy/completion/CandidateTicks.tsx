import { useId } from 'react';
import { t } from '#kit/contract/language';
import { shownDecimal, shownRate } from '#kit/rules/show';
import { Money } from '#kit/web/Money';
import { Checkbox } from '#kit/web/ui/Checkbox';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import type { Candidate } from './completion.contract';
import { toggled } from './completion-form.rules';
import styles from './completion.module.css';

interface Props {
  /** A sentence of the catalogue. */
  readonly title: string;
  readonly candidates: readonly Candidate[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (to: ReadonlySet<string>) => void;
}

/** The students of a class with what each has reached, of whom some are ticked. */
export function CandidateTicks({ title, candidates, ticked, onTick }: Props) {
  const id = useId();
  if (candidates.length === 0) return <p className={styles.about}>{t('Nobody has a seat in this class.')}</p>;
  const all = new Set(candidates.map(({ enrollmentID }) => enrollmentID));
  return (
    <section className={styles.ticks} aria-labelledby={id}>
      <Checkbox
        checked={ticked.size === all.size}
        indeterminate={ticked.size > 0 && ticked.size < all.size}
        onChange={() => onTick(ticked.size === all.size ? new Set() : all)}
        label={
          <strong id={id}>{`${t(title)} · ${t('{count} of {all}', { count: ticked.size, all: all.size })}`}</strong>
        }
      />
      <ul className={styles.list}>
        {candidates.map((one) => (
          <li key={one.enrollmentID}>
            <Checkbox
              checked={ticked.has(one.enrollmentID)}
              onChange={() => onTick(toggled(ticked, one.enrollmentID))}
              label={
                <bdi>{t('{name} ({stdID})', { name: one.studentID.studentName, stdID: one.studentID.stdID })}</bdi>
              }
              description={<Reached of={one} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reached({ of: { average, outcome, attendanceRate, balance, why } }: { readonly of: Candidate }) {
  return (
    <span className={styles.reached}>
      {average !== null && outcome !== null && (
        <span>
          {t(outcomes[outcome])} <bdi>{shownDecimal(average)}</bdi>
        </span>
      )}
      {attendanceRate !== null && (
        <span>
          {t('Attendance')} <bdi>{shownRate(attendanceRate)}</bdi>
        </span>
      )}
      {balance !== null && balance > 0 && (
        <span>
          {t('Owed')} <Money amount={balance} />
        </span>
      )}
      {why !== null && <strong className={styles.why}>{why}</strong>}
    </span>
  );
}
