import { useId } from 'react';
import { t, words } from '#kit/contract/language';
import { shownDecimal, shownRate } from '#kit/rules/show';
import { Field } from '#kit/web/form/Field';
import form from '#kit/web/form/form.module.css';
import type { Form } from '#kit/web/form/use-form';
import { Money } from '#kit/web/Money';
import { Checkbox } from '#kit/web/ui/Checkbox';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import type { Candidate } from './completion.contract';
import { stepFields, toggled } from './completion-form.rules';
import styles from './completion.module.css';
import type { Ticks } from './use-completion-form';

interface Props {
  readonly step: number;
  readonly asked: Form;
  readonly ticks: Ticks;
  readonly candidates: readonly Candidate[];
}

const open = { takesStudents: '1' };

/** One of the steps: its fields, and the students whom it is about. */
export function CompletionStep({ step, asked, ticks, candidates }: Props) {
  const names = (stepFields[step] ?? []).filter((name) => asked.names.includes(name));
  return (
    <>
      <div className={form.fields}>
        {names.map((name, index) => {
          const field = asked.fields[name];
          return (
            field && (
              <div key={name} className={styles.field} data-kind={field.kind}>
                <Field
                  name={name}
                  field={field}
                  value={asked.typed[name]}
                  errors={asked.errors}
                  onChange={(value, option) => asked.change(name, value, option)}
                  narrow={name === 'classID' ? open : undefined}
                  first={index === 0 || undefined}
                />
              </div>
            )
          );
        })}
      </div>
      {step === 0 && (
        <CandidateTicks
          title={words('Who graduates')}
          candidates={candidates}
          ticked={ticks.graduates}
          onTick={ticks.setGraduates}
        />
      )}
      {step === 1 && asked.typed.certifies === true && (
        <p className={styles.about}>
          {t(
            'Everybody who graduates gets one, with the average and grade of the class and the photo of the student. Whoever has one of this type is passed over.',
          )}
        </p>
      )}
      {step === 2 && asked.typed.goesOn === true && (
        <CandidateTicks
          title={words('Who goes on')}
          candidates={candidates}
          ticked={ticks.movers}
          onTick={ticks.setMovers}
        />
      )}
    </>
  );
}

interface CandidateTicksProps {
  /** A sentence of the catalogue. */
  readonly title: string;
  readonly candidates: readonly Candidate[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (to: ReadonlySet<string>) => void;
}

/** The students of a class with the results of each, and a box to tick them. */
function CandidateTicks({ title, candidates, ticked, onTick }: CandidateTicksProps) {
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
