import { t, words } from '#kit/contract/language';
import { Field } from '#kit/web/form/Field';
import form from '#kit/web/form/form.module.css';
import type { Form } from '#kit/web/form/use-form';
import { CandidateTicks } from './CandidateTicks';
import type { Candidate } from './completion.contract';
import { stepFields } from './completion-form.rules';
import styles from './completion.module.css';
import type { Ticks } from './use-completion-form';

interface Props {
  readonly step: number;
  readonly asked: Form;
  readonly ticks: Ticks;
  readonly candidates: readonly Candidate[];
}

const open = { takesStudents: '1' };

/** One of the steps: its fields, and whom it is about. */
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
